import type { TravelType } from '../../shared/enums.ts';
import { ADULTS, CHILDREN } from '../../shared/limits.ts';

export type BudgetType = 'budget' | 'standard' | 'luxury';

/** PLAN-08: the fare classes; `to` is null where there is no upper end. Whole rupees per person. */
export const BUDGETS: readonly { id: BudgetType; name: string; from: number; to: number | null }[] = [
  { id: 'budget', name: 'Budget', from: 5_000, to: 15_000 },
  { id: 'standard', name: 'Standard', from: 15_000, to: 35_000 },
  { id: 'luxury', name: 'Luxury', from: 35_000, to: null },
];

export const STEPS = [1, 2, 3] as const;
export type Step = (typeof STEPS)[number];
/** PLAN-02 to PLAN-04. */
export const STEP_TITLES: Record<Step, string> = {
  1: 'Travel Details',
  2: 'Budget & Preferences',
  3: 'Current Itinerary (Optional)',
};

/** Everything the wizard asks for, and how far one is; uploaded files are kept beside it. Dates are yyyy-mm-dd. */
export interface PlanForm {
  step: Step;
  destination: string;
  startDate: string;
  endDate: string;
  adultsCount: number;
  childrenCount: number;
  travelType: TravelType;
  budgetType: BudgetType;
  currentBudget: string;
  specialRequirements: string;
  currentItinerary: string;
  vendorName: string;
  vendorContact: string;
  vendorEmail: string;
  contactName: string;
  contactEmail: string;
  contactPhone: string;
  contactMobile: string;
}

/** PLAN-05 to PLAN-07: what the wizard opens with. */
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

/** Whether every one of these texts says something. */
export const filled = (texts: readonly string[]): boolean => texts.every((text) => text.trim() !== '');

/** PLAN-09: whether the first step may be left. */
export const tripReady = (form: PlanForm): boolean => filled(TRIP_FIELDS.map((field) => form[field]));

/** PLAN-13: whether the plan may be sent. */
export const planReady = (form: PlanForm): boolean =>
  tripReady(form) && filled(CONTACT_FIELDS.map((field) => form[field]));

/** PLAN-19: both dates are there and the end lies before the start; told softly, never in the way. */
export const endsEarly = (startDate: string, endDate: string): boolean =>
  filled([startDate, endDate]) && endDate < startDate;
