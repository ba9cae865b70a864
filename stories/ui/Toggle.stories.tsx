import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Toggle } from '../../src/ui/Toggle.tsx';
import { createUser } from '../support/user.ts';
import { bothThemes } from '../support/bothThemes.tsx';

const meta = {
  title: 'UI/Toggle (switch, checkbox)',
  id: 'ui-toggle',
  component: Toggle,
  args: { label: 'Dark theme', checked: false, onChange: () => {} },
  render: function Render(args) {
    const [checked, setChecked] = useState(args.checked);
    return <Toggle {...args} checked={checked} onChange={setChecked} />;
  },
} satisfies Meta<typeof Toggle>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Try every prop in the Controls panel. */
export const Playground: Story = { tags: ['!test'] };
export const Off: Story = {
  play: async ({ canvas, userEvent }) => {
    const toggle = canvas.getByRole('switch', { name: 'Dark theme' });
    await userEvent.click(toggle);
    await expect(toggle).toBeChecked();
  },
};
export const On: Story = { args: { checked: true } };
/** Toggled by Space and Enter. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const keys = createUser();
    const toggle = canvas.getByRole('switch', { name: 'Dark theme' });
    await keys.tab();
    await keys.keyboard('[Space]');
    await waitFor(() => expect(toggle).toBeChecked());
    await keys.keyboard('{Enter}');
    await waitFor(() => expect(toggle).not.toBeChecked());
  },
};
export const AllStates: Story = { ...bothThemes({ Off, On }), tags: ['!test'] };
