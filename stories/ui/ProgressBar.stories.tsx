import type { Meta, StoryObj } from '@storybook/react-vite';

import { ProgressBar } from '../../src/ui/ProgressBar.tsx';
import { expect } from 'storybook/test';
import { bothThemes } from '../support/bothThemes.tsx';

const meta = {
  title: 'UI/ProgressBar (meter)',
  id: 'ui-progressbar',
  component: ProgressBar,
  args: { label: 'Stories written', value: 30, max: 50 },
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Try every prop in the Controls panel. */
export const Playground: Story = { tags: ['!test'] };
export const Default: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Stories written' });
    await expect(bar).toHaveAttribute('aria-valuenow', '30');
  },
};
export const None: Story = { args: { value: 0 } };
export const Full: Story = { args: { value: 50 } };
export const AllStates: Story = { ...bothThemes({ Default, None, Full }), tags: ['!test'] };
