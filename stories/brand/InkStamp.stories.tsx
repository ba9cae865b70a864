import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { InkStamp } from '../../src/brand/InkStamp.tsx';
import { bothThemes } from '../support/bothThemes.tsx';

const meta = {
  title: 'Brand/InkStamp',
  component: InkStamp,
  args: { children: 'Visited' },
  decorators: (Story) => (
    <div style={{ padding: 24 }}>
      <Story />
    </div>
  ),
} satisfies Meta<typeof InkStamp>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Try every prop in the Controls panel. */
export const Playground: Story = { tags: ['!test'] };
export const Default: Story = {};
/** Plays the stamping animation once and stays readable. */
export const Fresh: Story = {
  args: { animated: true },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Visited')).toHaveStyle({ opacity: 1 }));
  },
};
export const AllStates: Story = { ...bothThemes({ Default, Fresh }), tags: ['!test'] };
