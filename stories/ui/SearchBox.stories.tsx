import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { SearchBox } from '../../src/ui/SearchBox.tsx';
import { createUser } from '../support/user.ts';
import { bothThemes } from '../support/bothThemes.tsx';

const meta = {
  title: 'UI/SearchBox (search field, input)',
  id: 'ui-searchbox',
  component: SearchBox,
  args: {
    label: 'Search posts',
    placeholder: 'Spiti in October',
    value: '',
    onChange: () => {},
    onSubmit: fn(),
  },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return <SearchBox {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof SearchBox>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Try every prop in the Controls panel. */
export const Playground: Story = { tags: ['!test'] };
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await createUser().type(canvas.getByRole('searchbox', { name: 'Search posts' }), 'Hampi{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
  },
};
export const Pending: Story = { args: { value: 'Hampi', pending: true } };
export const AllStates: Story = { ...bothThemes({ Default, Pending }), tags: ['!test'] };
