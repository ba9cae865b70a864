import type { Meta, StoryObj } from '@storybook/react-vite';

import { ButtonLink } from '../../src/ui/ButtonLink.tsx';
import { expect } from 'storybook/test';
import ArrowRightIcon from '@phosphor-icons/core/regular/arrow-right.svg?react';
import { bothThemes } from '../support/bothThemes.tsx';

const meta = {
  title: 'UI/ButtonLink',
  component: ButtonLink,
  args: { href: '#package', children: 'View Package' },
} satisfies Meta<typeof ButtonLink>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Try every prop in the Controls panel. */
export const Playground: Story = { tags: ['!test'] };
/** Exposed as a link to screen readers. */
export const Primary: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'View Package' })).toHaveFocus();
  },
};
export const Line: Story = { args: { variant: 'line', children: 'Go Back Home' } };
export const Small: Story = { args: { size: 'sm' } };
export const Gold: Story = { args: { variant: 'gold' } };
export const Soft: Story = { args: { variant: 'soft' } };
export const Quiet: Story = { args: { variant: 'quiet' } };
export const Full: Story = { args: { full: true } };
export const WithIcon: Story = { args: { icon: <ArrowRightIcon aria-hidden /> } };
export const AllStates: Story = {
  ...bothThemes({ Primary, Line, Small, Gold, Soft, Quiet, Full, WithIcon }),
  tags: ['!test'],
};
