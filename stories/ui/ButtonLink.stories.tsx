import type { Meta, StoryObj } from '@storybook/react-vite';

import { ButtonLink } from '../../src/ui/ButtonLink.tsx';

const meta = {
  title: 'UI/ButtonLink',
  component: ButtonLink,
  args: { href: '#package', children: 'View Package' },
} satisfies Meta<typeof ButtonLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {};
export const Line: Story = { args: { variant: 'line', children: 'Go Back Home' } };
export const Small: Story = { args: { size: 'sm' } };
