import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { YourRanking } from '../../src/features/leaderboard/YourRanking.tsx';
import { inFrame } from '../support/inFrame.ts';
import { expectVisible } from '../support/assertions.ts';
import { statesInFrames } from '../support/statesInFrames.tsx';

const meta = {
  title: 'Features/YourRanking',
  component: YourRanking,
  parameters: inFrame('160px'),
} satisfies Meta<typeof YourRanking>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Try every prop in the Controls panel. */
export const Playground: Story = { tags: ['!test'] };
export const Default: Story = { play: expectVisible(['heading', 'Your Ranking']) };
export const First: Story = {
  parameters: { scenario: 'veteran' },
  play: expectVisible(['heading', 'Your Ranking']),
};
export const Guest: Story = {
  parameters: { scenario: 'guest' },
  play: expectVisible(['heading', 'Your Ranking']),
};
export const Loading: Story = {
  parameters: { faults: { 'GET /api/users/:id/ranking': 'timeout' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-busy="true"]')).toBeVisible();
  },
};
export const Fails: Story = {
  parameters: { faults: { 'GET /api/users/:id/ranking': 500 } },
  play: expectVisible(['heading', 'Your ranking did not load'], ['button', 'Try again']),
};
/** Visitors have no ranking. */
export const Visitor: Story = {
  parameters: { as: 'visitor' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};
/** Every state in a frame, in both themes. */
export const AllStates: Story = { ...statesInFrames, tags: ['!test', '!autodocs'] };
