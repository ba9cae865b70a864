import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Road } from '../../src/brand/Road.tsx';
import { bothThemes } from '../support/bothThemes.tsx';

const meta = {
  title: 'Brand/Road (progress bar)',
  id: 'brand-road',
  component: Road,
  args: { value: 0.72, label: '28 points to Level 5' },
} satisfies Meta<typeof Road>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Try every prop in the Controls panel. */
export const Playground: Story = { tags: ['!test'] };
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '72');
  },
};
export const Start: Story = { args: { value: 0 } };
export const End: Story = { args: { value: 1 } };
export const AllStates: Story = { ...bothThemes({ Default, Start, End }), tags: ['!test'] };
