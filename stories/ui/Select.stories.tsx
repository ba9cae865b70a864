import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Select } from '../../src/ui/Select.tsx';
import { presets } from '../support/presets.ts';
import { bothThemes } from '../support/bothThemes.tsx';

const meta = {
  title: 'UI/Select (dropdown, combobox)',
  id: 'ui-select',
  component: Select,
  argTypes: {
    options: presets({
      'Three choices': [
        { value: 'low', label: 'Low' },
        { value: 'normal', label: 'Normal' },
        { value: 'high', label: 'Urgent' },
      ],
      'One choice': [{ value: 'only', label: 'The only one' }],
      'Twelve months': Array.from({ length: 12 }, (_, month) => ({
        value: String(month),
        label: new Date(2026, month).toLocaleString('en-IN', { month: 'long' }),
      })),
    }),
  },
  args: {
    label: 'Urgency',
    options: [
      { value: 'low', label: 'Low' },
      { value: 'normal', label: 'Normal' },
      { value: 'high', label: 'Urgent' },
    ],
    onValue: fn(),
  },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Try every prop in the Controls panel. */
export const Playground: Story = { tags: ['!test'] };
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Urgency'), 'Urgent');
    await expect(args.onValue).toHaveBeenCalledWith('high');
  },
};
export const Mistake: Story = { args: { error: 'Choose one' } };
export const Disabled: Story = { args: { disabled: true } };
/** One tab stop; keys inside are the browser's own. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('Urgency')).toHaveFocus();
  },
};
export const AllStates: Story = { ...bothThemes({ Default, Mistake, Disabled }), tags: ['!test'] };
