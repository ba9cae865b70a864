import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '../../src/routes.ts';
import { TravelPlanning } from '../../src/screens/TravelPlanning.tsx';
import { fill } from '../support/interactions.ts';
import { fillContact, fillTrip, next, send } from '../support/travelPlan.ts';
import { inTurn, says, shows } from '../support/assertions.ts';

const meta = {
  title: 'Screens/Travel planning',
  component: TravelPlanning,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', route: paths.travelPlanning() },
} satisfies Meta<typeof TravelPlanning>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TravelDetails: Story = {
  play: shows(['heading', 'Plan your trip'], ['heading', 'Travel Details'], ['button', 'Next']),
};
export const BudgetAndPreferences: Story = {
  play: inTurn(fillTrip, next, shows(['heading', 'Budget & Preferences'])),
};
export const CurrentItinerary: Story = {
  play: inTurn(fillTrip, next, next, shows(['heading', 'Current Itinerary (Optional)'])),
};
export const Thanks: Story = {
  play: inTurn(fillTrip, next, next, fillContact, send, shows(['heading', 'What happens next?'])),
};
export const Error: Story = {
  parameters: { faults: { 'POST /api/itinerary-comparison': 500 } },
  play: inTurn(fillTrip, next, next, fillContact, send, says('Submission Failed')),
};
export const Guest: Story = {
  parameters: { scenario: 'guest' },
  play: shows(['heading', 'Travel Details']),
};
export const Visitor: Story = {
  parameters: { as: 'visitor' },
  play: shows(['heading', 'Travel Details']),
};
export const Loading: Story = {
  parameters: { faults: { 'POST /api/itinerary-comparison': 'timeout' } },
  play: inTurn(fillTrip, next, next, fillContact, send, shows(['button', /^Submitting|^Sending/])),
};
/** Words without a break, and the end before the start. */
export const LongContent: Story = {
  play: inTurn(
    fillTrip,
    fill({
      Destination: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
      'End date': '2027-06-01',
    }),
    says('This is before the start date.'),
  ),
};
