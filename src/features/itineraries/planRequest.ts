import type { NewItinerary } from '../../contract/schemas/itineraries.ts';
import { DAY } from '../../shared/limits.ts';
import { formatRupees } from '../../shared/format/money.ts';
import { BUDGETS, type BudgetType, type PlanForm } from './planForm.ts';

/**
 * Length in days: the day difference rounded up; zero or less if the end is not after the start (PLAN-18,
 * AMB-30).
 */
export const durationDays = (startDate: string, endDate: string): number =>
  Math.ceil((Date.parse(endDate) - Date.parse(startDate)) / DAY);

/** Label of a budget range, per person: '₹15,000–35,000' or '₹35,000+' (PLAN-08). */
export function rangeText({ from, to }: { from: number; to: number | null }): string {
  return to === null
    ? `${formatRupees(from)}+`
    : `${formatRupees(from)}–${formatRupees(to).replace('₹', '')}`;
}

/** The label of the selected range, which is sent as the budget (AMB-29). */
function budgetLabel(budgetType: BudgetType): string {
  const range = BUDGETS.find(({ id }) => id === budgetType);
  return range ? `${range.name} (${rangeText(range)} per person)` : budgetType;
}

/**
 * Builds the request from the wizard's values (PLAN-15 to PLAN-18, AMB-29); wizard-only fields are omitted.
 */
export function planRequest(form: PlanForm): NewItinerary {
  return {
    destination: form.destination.trim(),
    startDate: form.startDate,
    endDate: form.endDate,
    duration: durationDays(form.startDate, form.endDate),
    travelType: form.travelType,
    groupSize: form.adultsCount + form.childrenCount,
    budget: budgetLabel(form.budgetType),
    budgetFlexibility: 'flexible',
    accommodation: 'hotel',
    travelStyle: [form.travelType],
    interests: ['general'],
    transportation: 'flight',
    contactName: form.contactName.trim(),
    contactEmail: form.contactEmail.trim(),
    contactPhone: form.contactPhone.trim(),
    contactMobile: form.contactMobile.trim(),
    specialRequests: form.specialRequirements.trim(),
    // Required by the request although no screen asks for them (ENT-19).
    dietaryRestrictions: '',
    accessibility: '',
    status: 'pending',
  };
}
