import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { Stepper } from '../../src/ui/Stepper.tsx';
import { createUser } from '../support/user.ts';
import { bothThemes } from '../support/bothThemes.tsx';

const meta = {
  title: 'UI/Stepper (number input, counter)',
  id: 'ui-stepper',
  component: Stepper,
  args: { label: 'Adults', value: 2, min: 1, max: 4, onChange: () => {} },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return <Stepper {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof Stepper>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Try every prop in the Controls panel. */
export const Playground: Story = { tags: ['!test'] };
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Adults');
    await userEvent.click(canvas.getByRole('button', { name: 'More adults' }));
    await expect(field).toHaveValue(3);
    await fireEvent.input(field, { target: { value: '9' } });
    await waitFor(() => expect(field).toHaveValue(4));
    await expect(canvas.getByRole('button', { name: 'More adults' })).toBeDisabled();
  },
};
export const AtLeast: Story = {
  args: { value: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Fewer adults' })).toBeDisabled();
  },
};
/** Three tab stops: decrease, the field, increase. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const keys = createUser();
    await keys.tab();
    const fewer = canvas.getByRole('button', { name: 'Fewer adults' });
    await expect(fewer).toHaveFocus();
    await keys.tab();
    const field = canvas.getByLabelText('Adults');
    await expect(field).toHaveFocus();
    await keys.tab();
    await keys.keyboard('[Space]');
    await waitFor(() => expect(field).toHaveValue(3));
  },
};
export const AllStates: Story = { ...bothThemes({ Default, AtLeast }), tags: ['!test'] };
