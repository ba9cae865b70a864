import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '../../src/routes.ts';
import { CreatePost } from '../../src/screens/CreatePost.tsx';
import { press, story, write } from '../support/interactions.ts';
import { says, shows } from '../support/assertions.ts';

const meta = {
  title: 'Screens/Create post',
  component: CreatePost,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', route: paths.createPost() },
} satisfies Meta<typeof CreatePost>;
export default meta;
type Story = StoryObj<typeof meta>;

const writes = write('Your story', 'The bus came.');

/** Blank: the button that posts stays closed. */
export const Default: Story = {
  play: shows(['heading', 'Create Post'], ['textbox', 'Your story']),
};
export const Tip: Story = {
  parameters: { route: paths.createPost('tip') },
  play: shows(['textbox', 'Your tip']),
};
export const Question: Story = {
  parameters: { route: paths.createPost('question') },
  play: shows(['textbox', 'Your question']),
};
export const Poll: Story = {
  parameters: { route: paths.createPost('poll') },
  play: shows(['textbox', 'Option 1'], ['textbox', 'Option 2'], ['button', 'Add Option']),
};
export const Written: Story = {
  play: story({ Writes: [writes, shows(['button', 'Discard draft'])] }),
};
export const Guest: Story = { parameters: { scenario: 'guest' }, play: shows(['textbox', 'Your story']) };
export const Visitor: Story = { parameters: { as: 'visitor' }, play: shows(['textbox', 'Your story']) };
export const Error: Story = {
  parameters: { faults: { 'POST /api/posts': 500 } },
  play: story({
    Posts: [writes, press('button', 'Post Story')],
    'Is told': says('Failed to create post. Please try again.'),
  }),
};
export const Loading: Story = {
  parameters: { faults: { 'POST /api/posts': 'timeout' } },
  play: story({ Posts: [writes, press('button', 'Post Story'), shows(['button', /^Posting/])] }),
};
export const LongContent: Story = {
  play: story({ Writes: write('Your story', 'Llanfairpwllgwyngyllgogerychwyrndrobwll'.repeat(4)) }),
};
