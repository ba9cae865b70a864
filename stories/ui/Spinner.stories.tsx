import type { Meta, StoryObj } from '@storybook/react-vite';

import { Spinner } from '../../src/ui/Spinner.tsx';

const meta = { title: 'UI/Spinner', component: Spinner } satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
