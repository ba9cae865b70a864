import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Home } from '../../src/screens/Home.tsx';
import { click, playSteps, receiveMessages } from '../support/interactions.ts';
import { expectVisible } from '../support/assertions.ts';

/** Posts of others that wait above the feed, which does not move for them. */
const meta = {
  title: 'Features/NewPostsPill',
  component: Home,
  parameters: { layout: 'fullscreen', route: '/' },
} satisfies Meta<typeof Home>;
export default meta;
type Story = StoryObj<typeof meta>;

const by = { userId: 'traveller_002', userName: 'Harpreet Singh' };
const PILL = '2 new posts';

export const Waiting: Story = {
  parameters: { requirements: ['WS-05', 'WS-08'] },
  play: playSteps({
    Loads: expectVisible(['article', /./]),
    Hears: receiveMessages(
      { type: 'new_post', postId: 'post_a', ...by },
      { type: 'new_question', questionId: 'question_b', ...by },
    ),
    Counts: expectVisible(['button', PILL]),
    'Leaves the feed where it is': async ({ canvas }) => {
      const place = (await canvas.findByRole('button', { name: PILL })).parentElement;
      await expect(place?.offsetHeight).toBe(0);
    },
    Reads: [
      click('button', PILL),
      async ({ canvasElement }) => {
        await waitFor(() =>
          expect(canvasElement.ownerDocument.activeElement?.querySelector('article')).not.toBeNull(),
        );
      },
    ],
  }),
};
