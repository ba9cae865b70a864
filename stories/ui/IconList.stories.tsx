import type { Meta, StoryObj } from '@storybook/react-vite';
import CheckIcon from '@phosphor-icons/core/regular/check.svg?react';
import XIcon from '@phosphor-icons/core/regular/x.svg?react';
import { IconList } from '../../src/ui/IconList.tsx';
import { presets } from '../support/presets.ts';
import { bothThemes } from '../support/bothThemes.tsx';

const meta = {
  title: 'UI/IconList',
  component: IconList,
  argTypes: {
    items: presets({
      'Three lines': [
        'Six nights, homestays and a camp',
        'Breakfast and dinner',
        'Permits and an oxygen cylinder',
      ],
      'One line': ['Breakfast'],
      'A line that wraps': [
        'A cook, a driver who knows the passes, and a guide who speaks Spitian and Hindi',
      ],
    }),
  },
  args: {
    items: ['Six nights, homestays and a camp', 'Breakfast and dinner', 'Permits and an oxygen cylinder'],
    icon: <CheckIcon aria-hidden />,
    tone: 'leaf',
  },
} satisfies Meta<typeof IconList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Try every prop in the Controls panel. */
export const Playground: Story = { tags: ['!test'] };
export const Included: Story = {};
export const NotIncluded: Story = { args: { tone: 'vermilion', icon: <XIcon aria-hidden /> } };
export const AllStates: Story = { ...bothThemes({ Included, NotIncluded }), tags: ['!test'] };
