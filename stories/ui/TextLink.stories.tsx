import type { Meta, StoryObj } from '@storybook/react-vite';

import CaretRightIcon from '@phosphor-icons/core/regular/caret-right.svg?react';
import { TextLink } from '../../src/ui/TextLink.tsx';
import { expect } from 'storybook/test';
import { bothThemes } from '../support/bothThemes.tsx';

const meta = {
  title: 'UI/TextLink (anchor)',
  id: 'ui-textlink',
  component: TextLink,
  args: { href: '#all', children: 'View all' },
} satisfies Meta<typeof TextLink>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Try every prop in the Controls panel. */
export const Playground: Story = { tags: ['!test'] };
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'View all' });
    await expect(link.offsetHeight).toBeGreaterThanOrEqual(44);
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
};
export const WithIcon: Story = { args: { icon: <CaretRightIcon aria-hidden /> } };
export const AllStates: Story = { ...bothThemes({ Default, WithIcon }), tags: ['!test'] };
