import ForkKnifeIcon from '@phosphor-icons/core/regular/fork-knife.svg?react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { ChipGroup } from '../../src/ui/ChipGroup.tsx';
import { createUser } from '../support/user.ts';
import { presets } from '../support/presets.ts';
import { bothThemes } from '../support/bothThemes.tsx';

const meta = {
  title: 'UI/ChipGroup (radio, filter)',
  id: 'ui-chipgroup',
  component: ChipGroup,
  argTypes: {
    options: presets({
      'Categories, one with an icon': [
        { id: 'all', label: 'All' },
        { id: 'food', label: 'Food', icon: <ForkKnifeIcon aria-hidden /> },
        { id: 'transport', label: 'Transport' },
      ],
      'Two choices': [
        { id: 'all', label: 'All' },
        { id: 'mine', label: 'Mine' },
      ],
      'Ten choices': Array.from('ABCDEFGHIJ', (id) => ({ id, label: `Choice ${id}` })),
    }),
  },
  args: {
    label: 'Category',
    options: [
      { id: 'all', label: 'All' },
      { id: 'food', label: 'Food', icon: <ForkKnifeIcon aria-hidden /> },
      { id: 'transport', label: 'Transport' },
      { id: 'safety', label: 'Safety' },
      { id: 'culture', label: 'Culture' },
    ],
    value: 'all',
    onChange: () => {},
  },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return <ChipGroup {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof ChipGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Try every prop in the Controls panel. */
export const Playground: Story = { tags: ['!test'] };
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const food = canvas.getByRole('button', { name: 'Food' });
    await userEvent.click(food);
    await expect(food).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('button', { name: 'All' })).toHaveAttribute('aria-pressed', 'false');
  },
};
export const Wrapped: Story = { args: { wrap: true } };
/** Each chip is a tab stop, activated by Space and Enter. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const keys = createUser();
    await keys.tab();
    await keys.tab();
    await keys.keyboard('[Space]');
    const food = canvas.getByRole('button', { name: 'Food' });
    await waitFor(() => expect(food).toHaveAttribute('aria-pressed', 'true'));
    await expect(canvas.getByRole('group', { name: 'Category' })).toContainElement(food);
  },
};
export const AllStates: Story = { ...bothThemes({ Default, Wrapped }), tags: ['!test'] };
