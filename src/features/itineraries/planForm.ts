import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { Resolver } from 'react-hook-form';
import * as z from 'zod/mini';
import { NewItinerary } from '../../contract/schemas/itineraries.ts';
import { ADULTS, CHILDREN } from '../../shared/limits.ts';
import { isBlank } from '../../shared/rules/text.ts';

export type BudgetType = 'budget' | 'standard' | 'luxury';

/** Budget ranges in whole rupees per person; `to` is null for an open-ended range (PLAN-08). */
export const BUDGETS: readonly { id: BudgetType; name: string; from: number; to: number | null }[] = [
  { id: 'budget', name: 'Budget', from: 5_000, to: 15_000 },
  { id: 'standard', name: 'Standard', from: 15_000, to: 35_000 },
  { id: 'luxury', name: 'Luxury', from: 35_000, to: null },
];

export const STEPS = [1, 2, 3] as const;
export type Step = (typeof STEPS)[number];
/** Titles of the three steps (PLAN-02 to PLAN-04). */
export const STEP_TITLES: Record<Step, string> = {
  1: 'Travel Details',
  2: 'Budget & Preferences',
  3: 'Current Itinerary (Optional)',
};

const anyText = z.string();

/**
 * All values of the wizard and its current step, as required for sending; files are kept separately
 * (PLAN-13).
 */
const PlanSchema = z.extend(
  z.pick(NewItinerary, {
    destination: true,
    startDate: true,
    endDate: true,
    travelType: true,
    contactName: true,
    contactEmail: true,
    contactPhone: true,
    contactMobile: true,
  }),
  {
    step: z.literal(STEPS),
    adultsCount: z.int(),
    childrenCount: z.int(),
    budgetType: z.enum(['budget', 'standard', 'luxury']),
    currentBudget: anyText,
    specialRequirements: anyText,
    currentItinerary: anyText,
    vendorName: anyText,
    vendorContact: anyText,
    vendorEmail: anyText,
  },
);
export type PlanForm = z.input<typeof PlanSchema>;

/** Earlier steps do not require contact details (PLAN-09). */
const TripSchema = z.extend(PlanSchema, {
  contactName: anyText,
  contactEmail: anyText,
  contactPhone: anyText,
  contactMobile: anyText,
});

const resolveTrip = standardSchemaResolver(TripSchema, undefined, { raw: true });
const resolvePlan = standardSchemaResolver(PlanSchema, undefined, { raw: true });

/** Validates the current step's fields with the contract's schema. */
export const planResolver: Resolver<PlanForm> = (values, context, options) =>
  (values.step === 3 ? resolvePlan : resolveTrip)(values, context, options);

/** Initial values of the wizard (PLAN-05 to PLAN-07). */
export const EMPTY_PLAN: PlanForm = {
  step: 1,
  destination: '',
  startDate: '',
  endDate: '',
  adultsCount: ADULTS.initial,
  childrenCount: CHILDREN.initial,
  travelType: 'leisure',
  budgetType: 'standard',
  currentBudget: '',
  specialRequirements: '',
  currentItinerary: '',
  vendorName: '',
  vendorContact: '',
  vendorEmail: '',
  contactName: '',
  contactEmail: '',
  contactPhone: '',
  contactMobile: '',
};

export const TRIP_FIELDS = ['destination', 'startDate', 'endDate'] as const;
export const CONTACT_FIELDS = ['contactName', 'contactEmail', 'contactPhone', 'contactMobile'] as const;

/** Whether every text is non-blank. */
export const areFilled = (texts: readonly string[]): boolean => texts.every((text) => !isBlank(text));

/** Whether the first step is complete (PLAN-09). */
export const isTripComplete = (form: PlanForm): boolean => areFilled(TRIP_FIELDS.map((field) => form[field]));

/** Whether the plan can be sent (PLAN-13). */
export const isPlanComplete = (form: PlanForm): boolean =>
  isTripComplete(form) && areFilled(CONTACT_FIELDS.map((field) => form[field]));

/** Whether the end date is before the start date; only shows a hint, nothing is blocked (PLAN-19). */
export const endsBeforeStart = (startDate: string, endDate: string): boolean =>
  areFilled([startDate, endDate]) && endDate < startDate;
