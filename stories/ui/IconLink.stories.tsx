import type { Meta, StoryObj } from '@storybook/react-vite';

import { ArrowLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowLeft';
import { IconLink } from '../../src/ui/IconLink.tsx';

const meta = {
  title: 'UI/IconLink',
  component: IconLink,
  args: { href: '#back', label: 'Back to home', children: <ArrowLeftIcon aria-hidden /> },
} satisfies Meta<typeof IconLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** On a picture. */
export const Raised: Story = { args: { raised: true } };
