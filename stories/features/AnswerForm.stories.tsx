import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { AnswerForm } from '../../src/features/questions/AnswerForm.tsx';
import {
  type Play,
  expireSession,
  click,
  playSteps,
  typeInto,
  clickInToast,
} from '../support/interactions.ts';
import { inFrame } from '../support/inFrame.ts';
import { expectText, expectVisible } from '../support/assertions.ts';
import { findQuestion } from '../support/seeded.ts';
import { withToasts } from '../support/withToasts.tsx';
import { presets } from '../support/presets.ts';
import { statesInFrames } from '../support/statesInFrames.tsx';

const meta = {
  title: 'Features/AnswerForm',
  component: AnswerForm,
  decorators: [withToasts],
  argTypes: {
    questionId: presets({
      'No answer yet': findQuestion({ answers: 0 }).id,
      Answered: findQuestion({ answers: 1 }).id,
    }),
  },
  args: { questionId: findQuestion({ answers: 0 }).id, earns: true, onPosted: fn() },
  parameters: inFrame('360px'),
} satisfies Meta<typeof AnswerForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const ANSWER = 'Open since Tuesday. Start before six.';
const expectFieldValue =
  (text: string): Play =>
  async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Your answer' })).toHaveValue(text));
  };

/** Try every prop in the Controls panel. */
export const Playground: Story = { tags: ['!test'] };
/** Without text the button stays disabled. */
export const Blank: Story = {
  parameters: { requirements: ['PTS-07'] },
  play: async (context) => {
    await expectVisible(['button', 'Post Answer'])(context);
    await expect(context.canvas.getByText('+4 points')).toBeVisible();
  },
};
/** Nothing is promised on one's own question (AMB-21), nor to visitors. */
export const EarnsNothing: Story = {
  args: { earns: false },
  play: async (context) => {
    await expectVisible(['button', 'Post Answer'])(context);
    await expect(context.canvas.queryByText('+4 points')).toBeNull();
  },
};
export const Written: Story = { play: playSteps({ Writes: typeInto('Your answer', ANSWER) }) };
export const Discarded: Story = {
  name: 'Draft discarded',
  play: playSteps({
    Writes: typeInto('Your answer', ANSWER),
    'Throws it away': click('button', 'Discard draft'),
    'Begins again': expectFieldValue(''),
    'Takes it back': [clickInToast('Undo'), expectFieldValue(ANSWER)],
  }),
};
export const Posted: Story = {
  play: playSteps({
    Writes: typeInto('Your answer', ANSWER),
    Posts: [click('button', 'Post Answer'), expectText('Your answer has been posted successfully.')],
    'Has room for another': expectFieldValue(''),
  }),
};
export const Fails: Story = {
  parameters: { faults: { 'POST /api/local-questions/:id/answers': 500 } },
  play: playSteps({
    Posts: [typeInto('Your answer', ANSWER), click('button', 'Post Answer')],
    'Is told': expectText('Failed to post answer. Please try again.'),
    'Keeps the text': expectFieldValue(ANSWER),
  }),
};
export const LoggedOut: Story = {
  play: playSteps({
    'Is away too long': expireSession,
    Posts: [typeInto('Your answer', ANSWER), click('button', 'Post Answer')],
    'Is told': expectText('You are logged out. Logging in again...'),
  }),
};
/** Every state in a frame, in both themes. */
export const AllStates: Story = { ...statesInFrames, tags: ['!test', '!autodocs'] };
