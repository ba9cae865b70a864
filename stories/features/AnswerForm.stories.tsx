import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { AnswerForm } from '../../src/features/questions/AnswerForm.tsx';
import { type Play, expireSession, press, story, write } from '../support/interactions.ts';
import { inFrame } from '../support/inFrame.ts';
import { says, shows } from '../support/assertions.ts';
import { withToasts } from '../support/withToasts.tsx';

const meta = {
  title: 'Features/AnswerForm',
  component: AnswerForm,
  decorators: [withToasts],
  args: { questionId: 'question_002' },
  parameters: inFrame('360px'),
} satisfies Meta<typeof AnswerForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const words = 'Open since Tuesday. Start before six.';
const holds =
  (text: string): Play =>
  async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Your answer' })).toHaveValue(text));
  };

/** Blank: the button stays closed. */
export const Blank: Story = { play: shows(['button', 'Post Answer']) };
export const Written: Story = { play: story({ Writes: write('Your answer', words) }) };
export const Discarded: Story = {
  play: story({
    Writes: write('Your answer', words),
    'Throws it away': press('button', 'Discard draft'),
    'Begins again': holds(''),
  }),
};
export const Posted: Story = {
  play: story({
    Writes: write('Your answer', words),
    Posts: [press('button', 'Post Answer'), says('Your answer has been posted successfully.')],
    'Has room for another': holds(''),
  }),
};
export const Fails: Story = {
  parameters: { faults: { 'POST /api/local-questions/:id/answers': 500 } },
  play: story({
    Posts: [write('Your answer', words), press('button', 'Post Answer')],
    'Is told': says('Failed to post answer. Please try again.'),
    'Keeps the text': holds(words),
  }),
};
export const LoggedOut: Story = {
  play: story({
    'Is away too long': expireSession,
    Posts: [write('Your answer', words), press('button', 'Post Answer')],
    'Is told': says('You are logged out. Logging in again...'),
  }),
};
