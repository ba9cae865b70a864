import type { Meta, StoryObj } from '@storybook/react-vite';

import { SkeletonRow } from '../../src/ui/SkeletonRow.tsx';
import { bothThemes } from '../support/bothThemes.tsx';

const meta = { title: 'UI/SkeletonRow', component: SkeletonRow } satisfies Meta<typeof SkeletonRow>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Try every prop in the Controls panel. */
export const Playground: Story = { tags: ['!test'] };
export const Default: Story = {};
export const AllStates: Story = { ...bothThemes({ Default }), tags: ['!test'] };
