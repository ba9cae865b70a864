import type { Meta, StoryObj } from '@storybook/react-vite';

import { SkeletonRow } from '../../src/ui/SkeletonRow.tsx';

const meta = { title: 'UI/SkeletonRow', component: SkeletonRow } satisfies Meta<typeof SkeletonRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
