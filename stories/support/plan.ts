import type { StoryObj } from '@storybook/react-vite';
import { fireEvent } from 'storybook/test';

type Play = NonNullable<StoryObj['play']>;

const trip = { Destination: 'Ladakh, India', 'Start date': '2027-06-04', 'End date': '2027-06-12' };
const contact = {
  'Contact name': 'Ananya Rao',
  Email: 'ananya.rao@example.com',
  Phone: '080 5550 1234',
  Mobile: '98450 12345',
};

/** Dates are typed in each browser's own order: fields are filled as by a paste. */
const fill =
  (fields: Record<string, string>): Play =>
  async ({ canvas }) => {
    for (const [label, value] of Object.entries(fields)) {
      const field = await canvas.findByLabelText(new RegExp(`^${label}`));
      await fireEvent.input(field, { target: { value } });
    }
  };
const press =
  (name: string): Play =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name }));
  };

/** The steps of the travel plan, for plays to chain. */
export const fillTrip = fill(trip);
export const fillContact = fill(contact);
export const next = press('Next');
export const send = press('Submit my plan');
