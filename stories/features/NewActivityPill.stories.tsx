import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Home } from '../../src/screens/Home.tsx';
import { addLike, writeComment } from '../support/interactions.ts';
import { findPost } from '../support/seeded.ts';

/** A comment by somebody else is announced by name on the card, or at the bottom of the window while its buttons are below; there, a like too. */
const meta = {
  title: 'Features/NewActivityPill',
  component: Home,
  parameters: { layout: 'fullscreen', route: '/' },
} satisfies Meta<typeof Home>;
export default meta;
type Story = StoryObj<typeof meta>;

const story = findPost({ type: 'story', own: false });
/** Leaves after a few seconds. What shows it is loaded a little after the cards, so the comment is repeated until then. */
export const CommentBelowWindow: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).not.toHaveLength(0);
    await waitFor(
      async () => {
        writeComment(story.id, 'traveller_002');
        await expect(await screen.findByText('Harpreet commented')).toBeVisible();
      },
      { timeout: 10_000 },
    );
    await waitFor(() => expect(screen.queryByText('Harpreet commented')).toBeNull(), { timeout: 10_000 });
  },
};

/** Shows the new count. */
export const LikeBelowWindow: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).not.toHaveLength(0);
    const likes = () => screen.queryByText(/^\d+ likes?$/);
    await waitFor(
      async () => {
        addLike(story.id);
        await waitFor(() => expect(likes()).toBeVisible(), { timeout: 500 });
      },
      { timeout: 10_000 },
    );
    await waitFor(() => expect(likes()).toBeNull(), { timeout: 10_000 });
  },
};
