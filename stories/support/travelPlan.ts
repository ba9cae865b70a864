import { fill, press } from './interactions.ts';

/** The steps of the travel plan, for plays to chain. */
export const fillTrip = fill({
  Destination: 'Ladakh, India',
  'Start date': '2027-06-04',
  'End date': '2027-06-12',
});
export const fillContact = fill({
  'Contact name': 'Ananya Rao',
  Email: 'ananya.rao@example.com',
  Phone: '080 5550 1234',
  Mobile: '98450 12345',
});
export const next = press('button', 'Next');
export const send = press('button', 'Submit my plan');
