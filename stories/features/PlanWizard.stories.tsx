import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PlanWizard } from '../../src/features/itineraries/PlanWizard.tsx';
import {
  chooseFiles,
  expireSession,
  fill,
  click,
  playSteps,
  clickInToast,
  typeInto,
} from '../support/interactions.ts';
import { inFrame } from '../support/inFrame.ts';
import { fillAllSteps, fillContact, fillTrip, clickNext, submitPlan } from '../support/travelPlan.ts';
import { expectText, expectVisible } from '../support/assertions.ts';
import { withToasts } from '../support/withToasts.tsx';
import { statesInFrames } from '../support/statesInFrames.tsx';

const meta = {
  title: 'Features/PlanWizard (stepper form)',
  id: 'features-planwizard',
  component: PlanWizard,
  decorators: [withToasts],
  args: { onSent: () => {} },
  parameters: inFrame('820px'),
} satisfies Meta<typeof PlanWizard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Try every prop in the Controls panel. */
export const Playground: Story = { tags: ['!test'] };
export const TripBlank: Story = { play: expectVisible(['heading', 'Travel Details'], ['button', 'Next']) };
/** Places of the catalogue that match what is typed; any other place can be typed as well. */
export const PlaceSuggested: Story = {
  play: playSteps({
    Types: [typeInto(/^Destination/, 'hamp'), expectVisible(['button', 'Hampi, India'])],
    Picks: click('button', 'Hampi, India'),
    'Has it in the field': async ({ canvas }) => {
      const field = canvas.getByRole('textbox', { name: /^Destination/ });
      await expect(field).toHaveValue('Hampi, India');
      await expect(field).toHaveFocus();
      await expect(canvas.queryByRole('group', { name: 'Suggested places' })).not.toBeInTheDocument();
    },
  }),
};
export const TripFilled: Story = { play: playSteps({ Fills: fillTrip }) };
/** AMB-30: only a hint, which does not block. */
export const EndsBeforeItStarts: Story = {
  play: playSteps({
    Fills: [fillTrip, fill({ 'End date': '2027-06-01' })],
    'Is told': expectText('This is before the start date.'),
  }),
};
export const Family: Story = {
  play: playSteps({
    Chooses: [click('button', 'More adults'), click('button', 'Family')],
    'Goes on': expectVisible(['button', 'Next']),
  }),
};
export const Budget: Story = {
  play: playSteps({ 'Goes on': [fillTrip, clickNext, expectVisible(['heading', 'Budget & Preferences'])] }),
};
export const BudgetOfLuxury: Story = {
  play: playSteps({ 'Goes on': [fillTrip, clickNext], Chooses: click('radio', /Luxury/) }),
};
export const ItineraryBlank: Story = {
  play: playSteps({
    'Goes on': [fillTrip, clickNext, clickNext, expectVisible(['heading', /^Current Itinerary/])],
  }),
};
/** Several files, each with a remove button. */
export const ItineraryWithFiles: Story = {
  parameters: { requirements: ['PLAN-14'] },
  play: playSteps({
    'Goes on': [fillTrip, clickNext, clickNext],
    Adds: [chooseFiles('Add files', 'quote.pdf', 'map.png'), expectVisible(['button', 'Remove quote.pdf'])],
  }),
};
/** Step, answers and files are restored. */
export const DiscardedByMistake: Story = {
  parameters: { requirements: ['PLAN-10', 'PLAN-14'] },
  play: playSteps({
    Fills: [fillTrip, clickNext, clickNext, chooseFiles('Add files', 'quote.pdf'), fillContact],
    Discards: [click('button', 'Discard draft'), expectVisible(['heading', 'Travel Details'])],
    'Takes it back': [
      clickInToast('Undo'),
      expectVisible(['button', 'Remove quote.pdf'], ['button', 'Submit my plan']),
    ],
  }),
};
/** Only a hint, which does not block. */
export const UnusableContact: Story = {
  parameters: { requirements: ['PLAN-27'] },
  play: playSteps({
    Fills: [fillAllSteps],
    Mistypes: [typeInto('Email', '@'), typeInto('Phone', 'x'), typeInto('Mobile', '1')],
    'Is asked': [
      expectText(/^Is this complete/, /^Is this right/),
      expectVisible(['button', 'Submit my plan']),
    ],
  }),
};
/** The hints reappear together with the step. */
export const UnusableContactAgain: Story = {
  parameters: { requirements: ['PLAN-10', 'PLAN-27'] },
  play: playSteps({
    Fills: [
      fillTrip,
      clickNext,
      clickNext,
      typeInto('Vendor email', '@'),
      typeInto('Vendor name', 'Roadways'),
    ],
    'Is asked': expectText(/^Is this complete/),
    Returns: [click('button', 'Previous'), clickNext, expectText(/^Is this complete/)],
  }),
};
export const ReadyToSend: Story = {
  play: playSteps({ Fills: [fillAllSteps] }),
};
export const Fails: Story = {
  parameters: { faults: { 'POST /api/itinerary-comparison': 500 } },
  play: playSteps({
    Sends: [fillAllSteps, submitPlan],
    'Is told': expectText('Submission Failed'),
  }),
};
export const LoggedOut: Story = {
  play: playSteps({
    'Is away too long': expireSession,
    Sends: [fillAllSteps, submitPlan],
    'Is told': expectText('You need to be logged in to submit travel plans.'),
  }),
};
/** Every state in a frame, in both themes. */
export const AllStates: Story = { ...statesInFrames, tags: ['!test', '!autodocs'] };
