import { playInOrder } from './assertions.ts';
import { fill, click } from './interactions.ts';

/** Steps of the travel plan, for plays. */
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
export const clickNext = click('button', 'Next');
export const submitPlan = click('button', 'Submit my plan');
/** Fills in all three steps, up to sending. */
export const fillAllSteps = playInOrder(fillTrip, clickNext, clickNext, fillContact);
