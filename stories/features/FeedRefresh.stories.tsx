import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Home } from '../../src/screens/Home.tsx';
import { click, playSteps, receiveMessages } from '../support/interactions.ts';
import { expectVisible } from '../support/assertions.ts';

/** New posts by others are counted on the refresh button; nothing moves or gets covered. */
const meta = {
  title: 'Features/FeedRefresh',
  component: Home,
  parameters: { layout: 'fullscreen', route: '/' },
} satisfies Meta<typeof Home>;
export default meta;
type Story = StoryObj<typeof meta>;

const by = { userId: 'traveller_002', userName: 'Harpreet Singh' };
const WAITING = 'Check for new posts (2 new posts)';

export const Waiting: Story = {
  parameters: { requirements: ['WS-05', 'WS-08'] },
  play: playSteps({
    Loads: expectVisible(['article', /./]),
    Hears: receiveMessages(
      { type: 'new_post', postId: 'post_a', ...by },
      { type: 'new_question', questionId: 'question_b', ...by },
    ),
    Counts: expectVisible(['button', WAITING]),
    'Covers no card': async ({ canvas }) => {
      const button = await canvas.findByRole('button', { name: WAITING });
      const [first] = await canvas.findAllByRole('article');
      const { bottom } = button.getBoundingClientRect();
      await expect(first?.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom);
    },
    'Keeps the count in its corner, clear of the line below the tabs': async ({ canvas }) => {
      const button = await canvas.findByRole('button', { name: WAITING });
      const count = button.querySelector('span')?.getBoundingClientRect();
      const icon = button.querySelector('svg')?.getBoundingClientRect();
      await expect(button.textContent).toBe('2');
      await expect(count?.bottom).toBeLessThan(icon?.bottom ?? 0);
      await expect(count?.bottom).toBeLessThan(
        canvas.getByRole('tablist', { name: 'Feed' }).getBoundingClientRect().bottom,
      );
      await expect(count?.left).toBeGreaterThan((icon?.left ?? Infinity) + (icon?.width ?? 0) / 2);
    },
    'Leaves the first seconds to the toast': async ({ canvas }) => {
      const count = (await canvas.findByRole('button', { name: WAITING })).querySelector('span');
      await expect(count && getComputedStyle(count).animationDelay).toBe('5s');
    },
    Reads: [click('button', WAITING), expectVisible(['button', 'Check for new posts'])],
  }),
};
/** The toast offers the same refresh, so it closes. */
export const Refreshed: Story = {
  parameters: { requirements: ['FEED-22', 'WS-05'] },
  play: playSteps({
    Loads: expectVisible(['article', /./]),
    Hears: receiveMessages({ type: 'new_post', postId: 'post_a', ...by }),
    'Is told': async () => {
      await expect(await screen.findByText('New post')).toBeInTheDocument();
    },
    Reads: click('button', /^Check for new posts/),
    'Closes the toast': async () => {
      await waitFor(() => expect(screen.queryByText('New post')).toBeNull(), { timeout: 1500 });
    },
  }),
};
