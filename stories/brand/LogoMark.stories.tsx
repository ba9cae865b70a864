import type { Meta, StoryObj } from '@storybook/react-vite';

import { LogoMark } from '../../src/brand/LogoMark.tsx';

const meta = { title: 'Brand/LogoMark', component: LogoMark } satisfies Meta<typeof LogoMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Large: Story = { args: { size: 96 } };
