import type { Meta, StoryObj } from '@storybook/react-vite';

import { DateField } from '../../src/ui/DateField.tsx';

const meta = {
  title: 'UI/DateField',
  component: DateField,
  args: { label: 'Start date', defaultValue: '2026-11-21' },
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Hint: Story = { args: { hint: 'The end is before the start' } };
