import type { Meta, StoryObj } from '@storybook/react-vite';

import { Skeleton } from '../../src/ui/Skeleton.tsx';
import { bothThemes } from '../support/bothThemes.tsx';

const meta = {
  title: 'UI/Skeleton (placeholder, loading)',
  id: 'ui-skeleton',
  component: Skeleton,
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Try every prop in the Controls panel. */
export const Playground: Story = { tags: ['!test'] };
export const Line: Story = {};
export const Block: Story = { args: { w: '132px', h: '44px' } };
export const Round: Story = { args: { w: '40px', h: '40px', round: true } };
export const AllStates: Story = { ...bothThemes({ Line, Block, Round }), tags: ['!test'] };
