import type { Meta, StoryObj } from '@storybook/react-vite';
import CheckIcon from '@phosphor-icons/core/regular/check.svg?react';
import XIcon from '@phosphor-icons/core/regular/x.svg?react';
import { TickList } from '../../src/ui/TickList.tsx';

const meta = {
  title: 'UI/TickList',
  component: TickList,
  args: {
    items: ['Six nights, homestays and a camp', 'Breakfast and dinner', 'Permits and an oxygen cylinder'],
    icon: <CheckIcon aria-hidden />,
    tone: 'leaf',
  },
} satisfies Meta<typeof TickList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Included: Story = {};
export const NotIncluded: Story = { args: { tone: 'vermilion', icon: <XIcon aria-hidden /> } };
