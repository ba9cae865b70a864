import { button, byRole, field, heading, tab } from '../targets.ts';
import { waitUntil } from '../waitUntil.ts';
import type { Journey } from './journey.ts';

export const toDo: Journey = {
  name: 'to-do',
  bothTransports: true,
  async run({ open }) {
    const screen = await open('/todo-list');
    await screen.click(button('Add'));
    const form = byRole('dialog', 'Add a Place to Visit');
    await screen.fill(field(/^Destination/, form), 'Majuli');
    await screen.click(button('Add to my list', form));
    await screen.reads(/Travel destination added to your list!/);
    await screen.seesNo(form);
    await screen.click(button('Mark Majuli visited'));
    await screen.reads(/Marked as visited!/);
    await screen.click(tab(/^Visited/));
    await screen.click(button('Remove Majuli'));
    await screen.reads(/Travel destination removed from your list\./);
    await screen.seesNo(button('Remove Majuli'));
  },
};

export const plan: Journey = {
  name: 'plan',
  bothTransports: true,
  async run({ open }) {
    const screen = await open('/travel-planning');
    await screen.fill(field(/^Destination/), 'Hampi, India');
    await screen.setDate(field(/^Start date/), '2026-12-04');
    await screen.setDate(field(/^End date/), '2026-12-12');
    await screen.click(button('Next'));
    await screen.sees(heading('Budget & Preferences'));
    await screen.click(button('Next'));
    await screen.fill(field(/^Contact name/), 'Ananya Rao');
    await screen.fill(field(/^Email/), 'ananya@example.com');
    await screen.fill(field(/^Phone/), '080 1234 5678');
    await screen.fill(field(/^Mobile/), '98450 12345');
    await screen.click(button('Submit my plan'));
    await screen.sees(heading(/^Thank you/));
  },
};

const setDateInputs = (type: 'text' | 'date') =>
  `document.querySelectorAll('input[name$=Date]').forEach((input) => { input.type = '${type}' })`;

/** Checks that no browser shows its own date format or day: the field must look like an empty text field. */
export const emptyDates: Journey = {
  name: 'empty dates',
  async run({ open }) {
    const screen = await open('/travel-planning');
    for (const label of [/^Start date/, /^End date/]) await screen.hasValue(field(label), '');
    await waitUntil('empty date fields show no date', async () => {
      const screenshot = await screen.tab.screenshot();
      await screen.tab.evaluate(setDateInputs('text'));
      const blank = await screen.tab.screenshot();
      await screen.tab.evaluate(setDateInputs('date'));
      return blank.equals(screenshot);
    });
  },
};
