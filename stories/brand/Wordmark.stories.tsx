import type { Meta, StoryObj } from '@storybook/react-vite';

import { Wordmark } from '../../src/brand/Wordmark.tsx';

const meta = { title: 'Brand/Wordmark', component: Wordmark } satisfies Meta<typeof Wordmark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
