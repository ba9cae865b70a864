import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { LeaderboardRankings } from '../../src/features/leaderboard/LeaderboardRankings.tsx';
import { inFrame } from '../support/inFrame.ts';
import { expectText, expectVisible } from '../support/assertions.ts';
import { statesInFrames } from '../support/statesInFrames.tsx';

const meta = {
  title: 'Features/LeaderboardRankings',
  component: LeaderboardRankings,
  parameters: inFrame('760px'),
} satisfies Meta<typeof LeaderboardRankings>;
export default meta;
type Story = StoryObj<typeof meta>;

const list = 'GET /api/leaderboard';

/** Try every prop in the Controls panel. */
export const Playground: Story = { tags: ['!test'] };
/** The current user's row is highlighted. */
export const Default: Story = {
  play: expectVisible(
    ['heading', 'Top 3 Travel Champions'],
    ['heading', 'Complete Rankings'],
    ['link', /\(you\)/],
  ),
};
export const OnThePodium: Story = {
  parameters: { scenario: 'veteran' },
  play: expectVisible(['heading', 'Top 3 Travel Champions'], ['link', /\(you\)/]),
};
/** Without any points, ranks follow the date of joining (AMB-52). */
export const WithoutPoints: Story = {
  parameters: { scenario: 'empty' },
  play: async (context) => {
    await expectVisible(['heading', 'No champions yet'], ['heading', 'Complete Rankings'])(context);
    await expect(context.canvas.queryByRole('heading', { name: 'Top 3 Travel Champions' })).toBeNull();
  },
};
export const Loading: Story = {
  parameters: { faults: { [list]: 'timeout' } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-skeleton]')).toHaveLength(6));
  },
};
export const Error: Story = {
  parameters: { faults: { [list]: 500 } },
  play: expectText('The leaderboard did not load'),
};
export const LongContent: Story = {
  parameters: { scenario: 'long-content' },
  play: expectVisible(['heading', 'Complete Rankings']),
};
/** Every state in a frame, in both themes. */
export const AllStates: Story = { ...statesInFrames, tags: ['!test', '!autodocs'] };
