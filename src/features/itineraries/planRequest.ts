import type { NewItinerary } from '../../contract/schemas/itineraries.ts';
import { DAY } from '../../shared/limits.ts';
import { formatRupees } from '../../shared/format/money.ts';
import { BUDGETS, type BudgetType, type PlanForm } from './planForm.ts';

/** PLAN-18: the ceiling of the day difference; zero or less where the end is not after the start (AMB-30). */
export const durationDays = (startDate: string, endDate: string): number =>
  Math.ceil((Date.parse(endDate) - Date.parse(startDate)) / DAY);

/** PLAN-08: '₹15,000–35,000' or '₹35,000+', of each person. */
export function rangeText({ from, to }: { from: number; to: number | null }): string {
  return to === null
    ? `${formatRupees(from)}+`
    : `${formatRupees(from)}–${formatRupees(to).replace('₹', '')}`;
}

/** AMB-29: the label of the chosen range. */
function budgetLabel(budgetType: BudgetType): string {
  const range = BUDGETS.find(({ id }) => id === budgetType);
  return range ? `${range.name} (${rangeText(range)} per person)` : budgetType;
}

/** What is sent for a filled wizard (PLAN-15 to PLAN-18, AMB-29): its own fields and files stay behind. */
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
    // Of the request, though no screen asks for them (ENT-19).
    dietaryRestrictions: '',
    accessibility: '',
    status: 'pending',
  };
}
