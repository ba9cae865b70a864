import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import MapPinIcon from '@phosphor-icons/core/regular/map-pin.svg?react';
import { TextField } from '../../src/ui/TextField.tsx';
import { createUser } from '../support/user.ts';
import { bothThemes } from '../support/bothThemes.tsx';
import { whatNotToDo } from '../support/whatNotToDo.tsx';

const meta = {
  title: 'UI/TextField (input, text box)',
  id: 'ui-textfield',
  component: TextField,
  args: { label: 'Title', placeholder: 'What do you need to know?', onValue: fn() },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Try every prop in the Controls panel. */
export const Playground: Story = { tags: ['!test'] };
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await createUser().type(canvas.getByLabelText('Title'), 'Hampj{Backspace}i');
    await expect(args.onValue).toHaveBeenLastCalledWith('Hampi');
  },
};
export const Hint: Story = {
  args: { hint: 'Shown on your profile' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Title')).toHaveAccessibleDescription('Shown on your profile');
  },
};
export const Mistake: Story = {
  args: { error: 'Add a title', required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Title')).toBeInvalid();
    await expect(canvas.getByLabelText('Title')).toHaveAccessibleDescription('Add a title');
  },
};
export const WithIcon: Story = { args: { icon: <MapPinIcon aria-hidden /> } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Hampi' } };
export const AllStates: Story = {
  ...bothThemes({ Default, Hint, Mistake, WithIcon, Disabled }),
  tags: ['!test'],
};
/** The label only as a placeholder, which disappears with the first letter. */
export const WhatNotToDo: Story = {
  ...whatNotToDo({
    use: <TextField label="Where are you going?" placeholder="Hampi" hint="A town or a region" />,
    avoid: <TextField label="Place" placeholder="Where are you going? A town or a region" />,
    why: 'A placeholder is an example and is gone with the first letter; what people must know while they write is label and hint.',
  }),
  tags: ['!test', '!manifest'],
};
