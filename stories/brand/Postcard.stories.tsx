import type { Meta, StoryObj } from '@storybook/react-vite';

import { Postcard } from '../../src/brand/Postcard.tsx';

const meta = {
  title: 'Brand/Postcard',
  component: Postcard,
  args: { children: <p style={{ padding: 8 }}>The bus from Reckong Peo took eleven hours.</p> },
} satisfies Meta<typeof Postcard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
