import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import type { PostType } from '../../src/shared/enums.ts';
import { NewPostForm } from '../../src/features/posts/NewPostForm.tsx';
import { choose, expireSession, press, story, write } from '../support/interactions.ts';
import { inFrame } from '../support/inFrame.ts';
import { says, shows } from '../support/assertions.ts';
import { withToasts } from '../support/withToasts.tsx';

/** The composer of posts; `first` is the type that it opens with, as the address of the screen says. */
function Composer({ first }: { first: PostType }) {
  const [type, setType] = useState(first);
  return <NewPostForm type={type} onType={setType} />;
}

const meta = {
  title: 'Features/NewPostForm',
  component: Composer,
  decorators: [withToasts],
  args: { first: 'story' },
  parameters: inFrame('760px'),
} satisfies Meta<typeof Composer>;
export default meta;
type Story = StoryObj<typeof meta>;

const words = 'The last bus waited for me.';

export const OfAStory: Story = { play: shows(['textbox', 'Your story'], ['button', 'Post Story']) };
export const OfATip: Story = { args: { first: 'tip' }, play: shows(['button', 'Post Tip']) };
export const OfAQuestion: Story = { args: { first: 'question' }, play: shows(['button', 'Post Question']) };
export const OfAPoll: Story = {
  args: { first: 'poll' },
  play: shows(['textbox', 'Option 2'], ['button', 'Post Poll']),
};
/** The text goes along when the type is changed. */
export const TypeChanged: Story = {
  play: story({
    Writes: write('Your story', words),
    'Makes it a tip': [press('tab', 'Tip'), shows(['textbox', 'Your tip'])],
    'Finds the text': async ({ canvas }) => {
      await expect(canvas.getByRole('textbox', { name: 'Your tip' })).toHaveValue(words);
    },
  }),
};
export const Written: Story = {
  play: story({ Writes: write('Your story', words), 'May take it back': shows(['button', 'Discard draft']) }),
};
export const WithPictures: Story = {
  play: story({ Chooses: choose('Add images', 'boat.png', 'lake.png'), Sees: says('2 of 5') }),
};
export const SixOptions: Story = {
  args: { first: 'poll' },
  play: story({
    Adds: [1, 2, 3, 4].map(() => press('button', 'Add Option')),
    'Has as many as may be': shows(['textbox', 'Option 6'], ['button', 'Remove option 6']),
  }),
};
/** Validated on submit; the fields keep their text. */
export const TooFewOptions: Story = {
  parameters: { requirements: ['CRE-04'] },
  args: { first: 'poll' },
  play: story({
    Asks: write('Your question', 'Which road?'),
    'Gives one option': [write('Option 1', 'The old one'), press('button', 'Post Poll')],
    'Is told': says('Poll options required'),
  }),
};
export const OptionsRepeated: Story = {
  args: { first: 'poll' },
  play: story({
    Repeats: [write('Your question', 'Which road?'), write('Option 1', 'Old'), write('Option 2', 'Old')],
    'Is told': [press('button', 'Post Poll'), says(/same/i)],
  }),
};
/** Nothing typed is lost. */
export const Fails: Story = {
  parameters: { faults: { 'POST /api/posts': 500 } },
  play: story({
    Posts: [write('Your story', words), press('button', 'Post Story')],
    'Is told': says('Failed to create post. Please try again.'),
    'Keeps the text': async ({ canvas }) => {
      await expect(canvas.getByRole('textbox', { name: 'Your story' })).toHaveValue(words);
    },
  }),
};
export const LoggedOut: Story = {
  play: story({
    'Is away too long': expireSession,
    Posts: [write('Your story', words), press('button', 'Post Story')],
    'Is told': says('You are logged out. Logging in again...'),
  }),
};
