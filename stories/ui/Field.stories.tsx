import type { Meta, StoryObj } from '@storybook/react-vite';

import { Field } from '../../src/ui/Field.tsx';
import { bothThemes } from '../support/bothThemes.tsx';

const meta = {
  title: 'UI/Field',
  component: Field,
  args: {
    label: 'Budget',
    children: (control) => <output {...control}>Any control</output>,
  },
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Try every prop in the Controls panel. */
export const Playground: Story = { tags: ['!test'] };
export const Default: Story = {};
export const Hint: Story = { args: { hint: 'Per person, in rupees' } };
export const Mistake: Story = {
  args: { error: 'Choose a range', children: (control) => <input {...control} type="text" /> },
};
export const Required: Story = {
  args: { required: true, children: (control) => <input {...control} type="text" /> },
};
export const AllStates: Story = { ...bothThemes({ Default, Hint, Mistake, Required }), tags: ['!test'] };
