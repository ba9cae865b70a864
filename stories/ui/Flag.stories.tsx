import type { Meta, StoryObj } from '@storybook/react-vite';

import { Flag } from '../../src/ui/Flag.tsx';
import { bothThemes } from '../support/bothThemes.tsx';

const meta = {
  title: 'UI/Flag (ribbon)',
  id: 'ui-flag',
  component: Flag,
  args: { children: 'Featured' },
  decorators: (Story) => (
    <div style={{ position: 'relative', height: 96, maxWidth: 240, background: 'var(--paper-3)' }}>
      <Story />
    </div>
  ),
} satisfies Meta<typeof Flag>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Try every prop in the Controls panel. */
export const Playground: Story = { tags: ['!test'] };
export const Featured: Story = {};
export const TopDestination: Story = { args: { children: 'Top Destination' } };
export const AllStates: Story = { ...bothThemes({ Featured, TopDestination }), tags: ['!test'] };
