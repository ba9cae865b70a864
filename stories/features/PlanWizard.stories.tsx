import type { Meta, StoryObj } from '@storybook/react-vite';
import { PlanWizard } from '../../src/features/itineraries/PlanWizard.tsx';
import { choose, expireSession, fill, press, story } from '../support/interactions.ts';
import { inFrame } from '../support/inFrame.ts';
import { fillContact, fillTrip, next, send } from '../support/travelPlan.ts';
import { says, shows } from '../support/assertions.ts';
import { withToasts } from '../support/withToasts.tsx';

const meta = {
  title: 'Features/PlanWizard',
  component: PlanWizard,
  decorators: [withToasts],
  args: { onSent: () => {} },
  parameters: inFrame('820px'),
} satisfies Meta<typeof PlanWizard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TripBlank: Story = { play: shows(['heading', 'Travel Details'], ['button', 'Next']) };
export const TripFilled: Story = { play: story({ Fills: fillTrip }) };
/** AMB-30: a hint, and no bar. */
export const EndsBeforeItStarts: Story = {
  play: story({
    Fills: [fillTrip, fill({ 'End date': '2027-06-01' })],
    'Is told': says('This is before the start date.'),
  }),
};
export const Family: Story = {
  play: story({
    Chooses: [press('button', 'More'), press('button', 'Family')],
    'Goes on': shows(['button', 'Next']),
  }),
};
export const Budget: Story = {
  play: story({ 'Goes on': [fillTrip, next, shows(['heading', 'Budget & Preferences'])] }),
};
export const BudgetOfLuxury: Story = {
  play: story({ 'Goes on': [fillTrip, next], Chooses: press('radio', /Luxury/) }),
};
export const ItineraryBlank: Story = {
  play: story({ 'Goes on': [fillTrip, next, next, shows(['heading', /^Current Itinerary/])] }),
};
/** Several files, each with a button to remove it. */
export const ItineraryWithFiles: Story = {
  parameters: { requirements: ['PLAN-14'] },
  play: story({
    'Goes on': [fillTrip, next, next],
    Adds: [choose('Add files', 'quote.pdf', 'map.png'), shows(['button', 'Remove quote.pdf'])],
  }),
};
export const ReadyToSend: Story = { play: story({ Fills: [fillTrip, next, next, fillContact] }) };
export const Fails: Story = {
  parameters: { faults: { 'POST /api/itinerary-comparison': 500 } },
  play: story({ Sends: [fillTrip, next, next, fillContact, send], 'Is told': says('Submission Failed') }),
};
export const LoggedOut: Story = {
  play: story({
    'Is away too long': expireSession,
    Sends: [fillTrip, next, next, fillContact, send],
    'Is told': says('You need to be logged in to submit travel plans.'),
  }),
};
