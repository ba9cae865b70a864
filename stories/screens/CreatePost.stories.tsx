import type { Meta, StoryObj } from '@storybook/react-vite';
import { to } from '../../src/paths.ts';
import { CreatePost } from '../../src/screens/CreatePost.tsx';
import { shows } from '../support/shows.ts';

const meta = {
  title: 'Screens/Create post',
  component: CreatePost,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', route: to.createPost() },
} satisfies Meta<typeof CreatePost>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Blank: the button that posts stays closed. */
export const Default: Story = {
  play: shows(['heading', 'Create Post'], ['textbox', 'Your story']),
};
export const Tip: Story = {
  parameters: { route: to.createPost('tip') },
  play: shows(['textbox', 'Your tip']),
};
export const Question: Story = {
  parameters: { route: to.createPost('question') },
  play: shows(['textbox', 'Your question']),
};
export const Poll: Story = {
  parameters: { route: to.createPost('poll') },
  play: shows(['textbox', 'Option 1'], ['textbox', 'Option 2'], ['button', 'Add Option']),
};
export const Written: Story = {
  play: async ({ canvas, userEvent, ...context }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Your story' }), 'The bus came.');
    await shows(['button', 'Post Story'])({ canvas, userEvent, ...context });
  },
};
export const Guest: Story = { parameters: { scenario: 'guest' }, play: shows(['textbox', 'Your story']) };
export const Visitor: Story = { parameters: { as: 'visitor' }, play: shows(['textbox', 'Your story']) };
