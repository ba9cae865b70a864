import type { Meta, StoryObj } from '@storybook/react-vite';

import { Seal } from '../../src/brand/Seal.tsx';
import { bothThemes } from '../support/bothThemes.tsx';

const meta = {
  title: 'Brand/Seal',
  component: Seal,
  args: { percent: 21 },
  decorators: (Story) => (
    <div style={{ position: 'relative', height: 96, maxWidth: 240, background: 'var(--paper-3)' }}>
      <Story />
    </div>
  ),
} satisfies Meta<typeof Seal>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Try every prop in the Controls panel. */
export const Playground: Story = { tags: ['!test'] };
export const Default: Story = {};
export const Small: Story = { args: { percent: 5 } };
export const AllStates: Story = { ...bothThemes({ Default, Small }), tags: ['!test'] };
