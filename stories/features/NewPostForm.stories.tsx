import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import type { PostType } from '../../src/shared/enums.ts';
import { NewPostForm } from '../../src/features/posts/NewPostForm.tsx';
import { chooseFiles, expireSession, click, playSteps, typeInto } from '../support/interactions.ts';
import { inFrame } from '../support/inFrame.ts';
import { expectText, expectVisible } from '../support/assertions.ts';
import { withToasts } from '../support/withToasts.tsx';
import { statesInFrames } from '../support/statesInFrames.tsx';

interface Props {
  /** The post type selected at first. */
  first: PostType;
}

/** The post form; `first` is the initial type, which the screen takes from the URL. */
function Composer({ first }: Props) {
  const [type, setType] = useState(first);
  return <NewPostForm type={type} onType={setType} />;
}

const meta = {
  title: 'Features/NewPostForm',
  component: Composer,
  subcomponents: { NewPostForm },
  decorators: [withToasts],
  args: { first: 'story' },
  parameters: inFrame('760px'),
} satisfies Meta<typeof Composer>;
export default meta;
type Story = StoryObj<typeof meta>;

const words = 'The last bus waited for me.';

/** Try every prop in the Controls panel. */
export const Playground: Story = { tags: ['!test'] };
export const OfAStory: Story = { play: expectVisible(['textbox', 'Your story'], ['button', 'Post Story']) };
export const OfATip: Story = { args: { first: 'tip' }, play: expectVisible(['button', 'Post Tip']) };
export const OfAQuestion: Story = {
  args: { first: 'question' },
  play: expectVisible(['button', 'Post Question']),
};
export const OfAPoll: Story = {
  args: { first: 'poll' },
  play: expectVisible(['textbox', 'Option 2'], ['button', 'Post Poll']),
};
/** The text is kept when the type changes. */
export const TypeChanged: Story = {
  play: playSteps({
    Writes: typeInto('Your story', words),
    'Makes it a tip': [click('tab', 'Tip'), expectVisible(['textbox', 'Your tip'])],
    'Finds the text': async ({ canvas }) => {
      await expect(canvas.getByRole('textbox', { name: 'Your tip' })).toHaveValue(words);
    },
  }),
};
export const Written: Story = {
  play: playSteps({
    Writes: typeInto('Your story', words),
    'May take it back': expectVisible(['button', 'Discard draft']),
  }),
};
export const WithPictures: Story = {
  play: playSteps({ Chooses: chooseFiles('Add images', 'boat.png', 'lake.png'), Sees: expectText('2 of 5') }),
};
export const SixOptions: Story = {
  args: { first: 'poll' },
  play: playSteps({
    Adds: [1, 2, 3, 4].map(() => click('button', 'Add Option')),
    'Has as many as may be': expectVisible(['textbox', 'Option 6'], ['button', 'Remove option 6']),
  }),
};
/** Validated on submit; the fields keep their text. */
export const TooFewOptions: Story = {
  parameters: { requirements: ['CRE-04'] },
  args: { first: 'poll' },
  play: playSteps({
    Asks: typeInto('Your question', 'Which road?'),
    'Gives one option': [typeInto('Option 1', 'The old one'), click('button', 'Post Poll')],
    'Is told': expectText('Poll options required'),
  }),
};
export const OptionsRepeated: Story = {
  args: { first: 'poll' },
  play: playSteps({
    Repeats: [
      typeInto('Your question', 'Which road?'),
      typeInto('Option 1', 'Old'),
      typeInto('Option 2', 'Old'),
    ],
    'Is told': [click('button', 'Post Poll'), expectText(/same/i)],
  }),
};
/** Everything typed is kept. */
export const Fails: Story = {
  parameters: { faults: { 'POST /api/posts': 500 } },
  play: playSteps({
    Posts: [typeInto('Your story', words), click('button', 'Post Story')],
    'Is told': expectText('Failed to create post. Please try again.'),
    'Keeps the text': async ({ canvas }) => {
      await expect(canvas.getByRole('textbox', { name: 'Your story' })).toHaveValue(words);
    },
  }),
};
export const LoggedOut: Story = {
  play: playSteps({
    'Is away too long': expireSession,
    Posts: [typeInto('Your story', words), click('button', 'Post Story')],
    'Is told': expectText('You are logged out. Logging in again...'),
  }),
};
/** Every state in a frame, in both themes. */
export const AllStates: Story = { ...statesInFrames, tags: ['!test', '!autodocs'] };
