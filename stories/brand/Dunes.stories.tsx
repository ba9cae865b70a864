import type { Meta, StoryObj } from '@storybook/react-vite';
import { Dunes } from '../../src/brand/Dunes.tsx';

const meta = { title: 'Brand/Dunes', component: Dunes } satisfies Meta<typeof Dunes>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
