import type { Meta, StoryObj } from '@storybook/react-vite';

import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight';
import { TextLink } from '../../src/ui/TextLink.tsx';

const meta = {
  title: 'UI/TextLink',
  component: TextLink,
  args: { href: '#all', children: 'View all' },
} satisfies Meta<typeof TextLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithIcon: Story = { args: { icon: <CaretRightIcon aria-hidden /> } };
