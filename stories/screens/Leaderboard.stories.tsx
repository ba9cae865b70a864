import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '../../src/routes.ts';
import { Leaderboard } from '../../src/screens/Leaderboard.tsx';
import { expectVisible } from '../support/assertions.ts';

const meta = {
  title: 'Screens/Leaderboard',
  component: Leaderboard,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', route: paths.leaderboard(), requirements: ['APP-16'] },
} satisfies Meta<typeof Leaderboard>;
export default meta;
type Story = StoryObj<typeof meta>;

const list = 'GET /api/leaderboard';

export const Default: Story = {
  parameters: { requirements: ['LB-05', 'LB-06', 'LB-08'] },
  play: expectVisible(
    ['heading', 'Your Ranking'],
    ['heading', 'Top 3 Travel Champions'],
    ['heading', 'Complete Rankings'],
    ['link', /Kaveri Rail Tours/],
  ),
};
export const Loading: Story = {
  parameters: { faults: { [list]: 'timeout' } },
  play: expectVisible(['heading', 'Leaderboard']),
};
/** Users without points, and no sponsors. */
export const Empty: Story = {
  parameters: { scenario: 'empty' },
  play: expectVisible(['heading', 'Leaderboard'], ['link', 'Help Others']),
};
export const Error: Story = {
  parameters: { faults: { [list]: 500 } },
  play: expectVisible(['heading', 'The leaderboard did not load']),
};
export const Veteran: Story = {
  parameters: { scenario: 'veteran' },
  play: expectVisible(['heading', 'Your Ranking']),
};
export const Guest: Story = {
  parameters: { scenario: 'guest' },
  play: expectVisible(['heading', 'Your Ranking']),
};
export const Visitor: Story = {
  parameters: { as: 'visitor' },
  play: expectVisible(['heading', 'Complete Rankings']),
};
export const LongContent: Story = {
  parameters: { scenario: 'long-content' },
  play: expectVisible(['heading', 'Complete Rankings']),
};
export const Newcomer: Story = {
  parameters: { scenario: 'newcomer' },
  play: expectVisible(['heading', 'Your Ranking']),
};
