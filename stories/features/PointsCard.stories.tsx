import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PointsCard } from '../../src/features/users/PointsCard.tsx';
import { inFrame } from '../support/inFrame.ts';
import { expectText, expectVisible, playInOrder } from '../support/assertions.ts';
import { statesInFrames } from '../support/statesInFrames.tsx';

const meta = {
  title: 'Features/PointsCard',
  component: PointsCard,
  parameters: inFrame('240px'),
} satisfies Meta<typeof PointsCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Try every prop in the Controls panel. */
export const Playground: Story = { tags: ['!test'] };
export const LevelFour: Story = { play: expectText('28 points to Level 5') };
export const Guest: Story = { parameters: { scenario: 'guest' }, play: expectText('Travel Rookie') };
export const Newcomer: Story = { parameters: { scenario: 'newcomer' }, play: expectText('Travel Rookie') };
export const Veteran: Story = { parameters: { scenario: 'veteran' }, play: expectText('Universe Explorer') };
export const Loading: Story = {
  parameters: { latency: 60_000 },
  play: expectVisible(['region', 'Your level']),
};
export const Fails: Story = {
  parameters: { faults: { 'GET /api/users/:id/stats': 500 } },
  play: expectVisible(['heading', 'Your level and points did not load'], ['button', 'Try again']),
};
export const RankFails: Story = {
  parameters: { faults: { 'GET /api/users/:id/ranking': 500 } },
  play: playInOrder(expectText('Your rank did not load.'), expectVisible(['button', 'Retry'])),
};
/** Signed-out visitors have no level. */
export const Visitor: Story = {
  parameters: { as: 'visitor' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};
/** Every state in a frame, in both themes. */
export const AllStates: Story = { ...statesInFrames, tags: ['!test', '!autodocs'] };
