import type { Meta, StoryObj } from '@storybook/react-vite';

import ArrowLeftIcon from '@phosphor-icons/core/regular/arrow-left.svg?react';
import { IconLink } from '../../src/ui/IconLink.tsx';
import { expect } from 'storybook/test';
import { bothThemes } from '../support/bothThemes.tsx';

const meta = {
  title: 'UI/IconLink',
  component: IconLink,
  args: { href: '#back', label: 'Back to home', children: <ArrowLeftIcon aria-hidden /> },
} satisfies Meta<typeof IconLink>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Try every prop in the Controls panel. */
export const Playground: Story = { tags: ['!test'] };
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const link = canvas.getByRole('link', { name: args.label });
    await expect(link.offsetWidth).toBeGreaterThanOrEqual(44);
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
};
/** On a picture. */
export const Raised: Story = { args: { raised: true } };
export const AllStates: Story = { ...bothThemes({ Default, Raised }), tags: ['!test'] };
