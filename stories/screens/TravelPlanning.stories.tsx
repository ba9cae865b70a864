import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '../../src/routes.ts';
import { TravelPlanning } from '../../src/screens/TravelPlanning.tsx';
import { fill } from '../support/interactions.ts';
import { fillAllSteps, fillTrip, clickNext, submitPlan } from '../support/travelPlan.ts';
import { playInOrder, expectText, expectVisible } from '../support/assertions.ts';

const meta = {
  title: 'Screens/Travel planning',
  component: TravelPlanning,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', route: paths.travelPlanning(), requirements: ['APP-11'] },
} satisfies Meta<typeof TravelPlanning>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TravelDetails: Story = {
  parameters: { requirements: ['PLAN-02'] },
  play: expectVisible(['heading', 'Plan Your Trip'], ['heading', 'Travel Details'], ['button', 'Next']),
};
export const BudgetAndPreferences: Story = {
  parameters: { requirements: ['PLAN-03'] },
  play: playInOrder(fillTrip, clickNext, expectVisible(['heading', 'Budget & Preferences'])),
};
export const CurrentItinerary: Story = {
  parameters: { requirements: ['PLAN-04'] },
  play: playInOrder(
    fillTrip,
    clickNext,
    clickNext,
    expectVisible(['heading', 'Current Itinerary (Optional)']),
  ),
};
export const Thanks: Story = {
  parameters: { requirements: ['PLAN-22'] },
  play: playInOrder(fillAllSteps, submitPlan, expectVisible(['heading', 'What happens next?'])),
};
export const Error: Story = {
  parameters: { faults: { 'POST /api/itinerary-comparison': 500 }, requirements: ['PLAN-24'] },
  play: playInOrder(fillAllSteps, submitPlan, expectText('Submission Failed')),
};
export const Guest: Story = {
  parameters: { scenario: 'guest' },
  play: expectVisible(['heading', 'Travel Details']),
};
export const Visitor: Story = {
  parameters: { as: 'visitor' },
  play: expectVisible(['heading', 'Travel Details']),
};
export const Loading: Story = {
  parameters: { faults: { 'POST /api/itinerary-comparison': 'timeout' } },
  play: playInOrder(fillAllSteps, submitPlan, expectVisible(['button', /^Submitting|^Sending/])),
};
/** Words without spaces, and an end date before the start date. */
export const LongContent: Story = {
  parameters: { requirements: ['PLAN-19'] },
  play: playInOrder(
    fillTrip,
    fill({
      Destination: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
      'End date': '2027-06-01',
    }),
    expectText('This is before the start date.'),
  ),
};
