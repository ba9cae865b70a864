import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SegmentBar } from '../../src/ui/SegmentBar.tsx';
import { bothThemes } from '../support/bothThemes.tsx';

const meta = {
  title: 'UI/SegmentBar (progress, steps)',
  id: 'ui-segmentbar',
  component: SegmentBar,
  args: { label: 'Ask 5 questions', value: 3, max: 5 },
} satisfies Meta<typeof SegmentBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Try every prop in the Controls panel. */
export const Playground: Story = { tags: ['!test'] };
export const Default: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Ask 5 questions' });
    await expect(bar.children).toHaveLength(5);
  },
};
export const Full: Story = { args: { value: 5 } };
/** More than twelve steps become one plain bar. */
export const Plain: Story = { args: { label: 'Visit 50 places', value: 21, max: 50 } };
export const AllStates: Story = { ...bothThemes({ Default, Full, Plain }), tags: ['!test'] };
