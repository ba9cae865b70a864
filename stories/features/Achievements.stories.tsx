import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Achievements } from '../../src/features/profile/Achievements.tsx';
import { inFrame } from '../support/inFrame.ts';
import { expectVisible, expectSkeletons } from '../support/assertions.ts';
import { people } from '../support/presets.ts';
import { statesInFrames } from '../support/statesInFrames.tsx';

const meta = {
  title: 'Features/Achievements',
  component: Achievements,
  argTypes: { userId: people },
  args: { userId: 'traveller_001', own: true },
  parameters: inFrame('760px'),
} satisfies Meta<typeof Achievements>;
export default meta;
type Story = StoryObj<typeof meta>;

const badges = 'GET /api/users/:id/badges';

/** Try every prop in the Controls panel. */
export const Playground: Story = { tags: ['!test'] };
/** Badges and challenges award no points, so there is no '+50' (AMB-50). */
export const Some: Story = {
  play: async (context) => {
    await expectVisible(['heading', 'Badges'], ['heading', 'Challenges'])(context);
    await expect(context.canvas.getAllByText(/^(, )?worth \d+$/).length).toBeGreaterThan(1);
    await expect(context.canvas.queryByText(/\+\d/)).toBeNull();
  },
};
const drawingsOf = (canvasElement: HTMLElement): string[] =>
  [...canvasElement.querySelectorAll('li svg svg')].map(({ innerHTML }) => innerHTML);
/** No two badges share a drawing, and the owner is addressed. */
export const Own: Story = {
  parameters: { as: 'traveller_001' },
  play: async (context) => {
    await expectVisible(['heading', 'Boots On'])(context);
    const drawings = drawingsOf(context.canvasElement);
    await expect(drawings.length).toBeGreaterThan(5);
    await expect(new Set(drawings).size).toBe(drawings.length);
    await expect(context.canvas.getByText('You visited your first place.')).toBeVisible();
  },
};
export const All: Story = {
  args: { userId: 'traveller_002' },
  play: expectVisible(['heading', 'Challenges']),
};
/** The owner sees how to get started. */
export const NoneYet: Story = {
  args: { userId: 'guest_user_001' },
  play: expectVisible(['heading', 'No badges yet'], ['link', 'Write your first post']),
};
export const NoneOfAnother: Story = {
  args: { userId: 'guest_user_001', own: false },
  play: expectVisible(['heading', 'No badges yet']),
};
export const Loading: Story = { parameters: { faults: { [badges]: 'timeout' } }, play: expectSkeletons(1) };
export const Error: Story = {
  parameters: { faults: { [badges]: 500 } },
  play: expectVisible(['heading', 'The achievements did not load']),
};
/** Every state in a frame, in both themes. */
export const AllStates: Story = { ...statesInFrames, tags: ['!test', '!autodocs'] };
