import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProgressRing } from '../../src/ui/ProgressRing.tsx';
import { Stone } from '../../src/brand/Stone.tsx';
import { bothThemes } from '../support/bothThemes.tsx';

const meta = {
  title: 'UI/ProgressRing',
  component: ProgressRing,
  args: { label: 'Progress to level 5', value: 72, max: 100 },
} satisfies Meta<typeof ProgressRing>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Try every prop in the Controls panel. */
export const Playground: Story = { tags: ['!test'] };
export const Default: Story = {
  play: async ({ canvas }) => {
    const ring = canvas.getByRole('progressbar', { name: 'Progress to level 5' });
    await expect(ring).toHaveAttribute('aria-valuenow', '72');
    await expect(ring).toHaveAttribute('aria-valuemax', '100');
  },
};
export const None: Story = { args: { value: 0 } };
export const Full: Story = { args: { value: 100 } };
export const Small: Story = { args: { size: 24 } };
/** As on a profile: progress to the next level around the level's stone. */
export const AroundAStone: Story = { args: { size: 92, children: <Stone level={4} size={54} /> } };
export const AllStates: Story = {
  ...bothThemes({ Default, None, Full, Small, AroundAStone }),
  tags: ['!test'],
};
