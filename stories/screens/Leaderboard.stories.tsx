import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '../../src/routes.ts';
import { Leaderboard } from '../../src/screens/Leaderboard.tsx';
import { shows } from '../support/assertions.ts';

const meta = {
  title: 'Screens/Leaderboard',
  component: Leaderboard,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', route: paths.leaderboard() },
} satisfies Meta<typeof Leaderboard>;
export default meta;
type Story = StoryObj<typeof meta>;

const list = 'GET /api/leaderboard';

export const Default: Story = {
  play: shows(
    ['heading', 'Your Ranking'],
    ['heading', 'Top 3 Travel Champions'],
    ['heading', 'Complete Rankings'],
    ['link', /Kaveri Rail Tours/],
  ),
};
export const Loading: Story = {
  parameters: { faults: { [list]: 'timeout' } },
  play: shows(['heading', 'Leaderboard']),
};
/** People without a single point, and no sponsors. */
export const Empty: Story = {
  parameters: { scenario: 'empty' },
  play: shows(['heading', 'Leaderboard'], ['link', 'Help Others']),
};
export const Error: Story = {
  parameters: { faults: { [list]: 500 } },
  play: shows(['heading', 'The leaderboard did not load']),
};
export const Veteran: Story = {
  parameters: { scenario: 'veteran' },
  play: shows(['heading', 'Your Ranking']),
};
export const Guest: Story = {
  parameters: { scenario: 'guest' },
  play: shows(['heading', 'Your Ranking']),
};
export const Visitor: Story = {
  parameters: { as: 'visitor' },
  play: shows(['heading', 'Complete Rankings']),
};
export const LongContent: Story = {
  parameters: { scenario: 'long-content' },
  play: shows(['heading', 'Complete Rankings']),
};
export const Newcomer: Story = {
  parameters: { scenario: 'newcomer' },
  play: shows(['heading', 'Your Ranking']),
};
