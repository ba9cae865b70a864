import type { Meta, StoryObj } from '@storybook/react-vite';

import { DateField } from '../../src/ui/DateField.tsx';
import { expect, fireEvent, fn } from 'storybook/test';
import { bothThemes } from '../support/bothThemes.tsx';

const meta = {
  title: 'UI/DateField (date picker, input)',
  id: 'ui-datefield',
  component: DateField,
  args: { label: 'Start date', defaultValue: '2026-11-21', displayValue: '21 Nov 2026', onValue: fn() },
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Try every prop in the Controls panel. */
export const Playground: Story = { tags: ['!test'] };
/** Filled as if pasted, since the typing order depends on the browser's locale. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByLabelText('Start date');
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await fireEvent.input(field, { target: { value: '2026-12-04' } });
    await expect(args.onValue).toHaveBeenLastCalledWith('2026-12-04');
  },
};
export const Hint: Story = { args: { hint: 'Weekends are dearer' } };
/** The empty field says what to do, in its own box. */
export const Empty: Story = {
  args: { defaultValue: '', displayValue: '', emptyText: 'Choose a day' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Start date');
    const shown = field.parentElement?.querySelector('span');
    await expect(shown && getComputedStyle(shown, '::after').content).toContain('Choose a day');
    await expect(field).toHaveAccessibleName('Start date');
  },
};
export const Mistake: Story = {
  args: { error: 'The end is before the start', required: true },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText(/^Start date/);
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('The end is before the start');
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const AllStates: Story = {
  ...bothThemes({ Default, Hint, Empty, Mistake, Disabled }),
  tags: ['!test'],
};
