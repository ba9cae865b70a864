import { describe, expect, test } from 'vitest';
import { EMPTY_PLAN, endsBeforeStart, isPlanComplete, type PlanForm, isTripComplete } from './planForm.ts';
import { durationDays, planRequest, rangeText } from './planRequest.ts';

const trip = { destination: ' Ladakh ', startDate: '2026-06-12', endDate: '2026-06-20' };
const contact = {
  contactName: 'Ananya Rao',
  contactEmail: 'ananya@example.com',
  contactPhone: '080 5550 0142',
  contactMobile: ' 98450 55501 ',
};
const plan = (over: Partial<PlanForm> = {}): PlanForm => ({ ...EMPTY_PLAN, ...trip, ...contact, ...over });

describe('the initial plan', () => {
  test('[PLAN-05, PLAN-06, PLAN-07] has one adult, no children and leisure', () => {
    expect(EMPTY_PLAN).toMatchObject({ adultsCount: 1, childrenCount: 0, travelType: 'leisure' });
  });

  test('[PLAN-08] has three budget ranges in rupees per person', () => {
    expect(rangeText({ from: 5000, to: 15000 })).toBe('₹5,000–15,000');
    expect(rangeText({ from: 35000, to: null })).toBe('₹35,000+');
  });
});

describe('validation', () => {
  test.each(['destination', 'startDate', 'endDate'] as const)('[PLAN-09] requires %s', (field) => {
    expect(isTripComplete(plan())).toBe(true);
    expect(isTripComplete(plan({ [field]: field === 'destination' ? '  ' : '' }))).toBe(false);
  });

  test.each(['contactName', 'contactEmail', 'contactPhone', 'contactMobile', 'endDate'] as const)(
    '[PLAN-11, PLAN-13] requires %s',
    (field) => {
      expect(isPlanComplete(plan())).toBe(true);
      expect(isPlanComplete(plan({ [field]: ' ' }))).toBe(false);
    },
  );

  test('[PLAN-19] hints at an end before the start without blocking', () => {
    const planWithEarlyEnd = plan({ endDate: '2026-06-10' });
    expect(endsBeforeStart(planWithEarlyEnd.startDate, planWithEarlyEnd.endDate)).toBe(true);
    expect(endsBeforeStart(trip.startDate, trip.startDate)).toBe(false);
    expect(endsBeforeStart('', trip.endDate)).toBe(false);
    expect(isPlanComplete(planWithEarlyEnd)).toBe(true);
  });
});

describe('the request', () => {
  test('[PLAN-17] adds adults and children to the group size', () => {
    expect(planRequest(plan({ adultsCount: 2, childrenCount: 3 })).groupSize).toBe(5);
  });

  test.each([
    ['2026-06-12', '2026-06-20', 8],
    ['2026-06-12', '2026-06-12', 0],
    ['2026-06-12', '2026-06-10', -2],
    ['2026-02-27', '2026-03-01', 2],
    ['2026-06-12T00:00', '2026-06-13T01:00', 2],
  ])('[PLAN-18] %s to %s is %i days', (start, end, days) => {
    expect(durationDays(start, end)).toBe(days);
  });

  test('[PLAN-16, AMB-29] has fixed values and the label of the chosen range', () => {
    expect(planRequest(plan({ travelType: 'honeymoon', budgetType: 'luxury' }))).toMatchObject({
      budgetFlexibility: 'flexible',
      accommodation: 'hotel',
      interests: ['general'],
      travelStyle: ['honeymoon'],
      transportation: 'flight',
      status: 'pending',
      budget: 'Luxury (₹35,000+ per person)',
    });
  });

  test('[PLAN-15] leaves out fields that only the form has', () => {
    const request = planRequest(plan({ currentBudget: '62000', vendorName: 'X', currentItinerary: 'Day 1' }));
    for (const field of [
      'adultsCount',
      'childrenCount',
      'budgetType',
      'currentItinerary',
      'vendorName',
      'vendorContact',
      'vendorEmail',
      'currentBudget',
      'files',
    ]) {
      expect(request).not.toHaveProperty(field);
    }
  });

  test('[ENT-19] trims texts and has every field of the request', () => {
    expect(planRequest(plan())).toMatchObject({ destination: 'Ladakh', contactMobile: '98450 55501' });
    expect(planRequest(plan({ specialRequirements: '  ' }))).toMatchObject({
      specialRequests: '',
      dietaryRestrictions: '',
      accessibility: '',
    });
    expect(planRequest(plan({ specialRequirements: ' No stairs ' })).specialRequests).toBe('No stairs');
  });
});
