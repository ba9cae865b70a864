import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import BellIcon from '@phosphor-icons/core/regular/bell.svg?react';
import HeartFillIcon from '@phosphor-icons/core/fill/heart-fill.svg?react';
import { IconButton } from '../../src/ui/IconButton.tsx';
import { createUser } from '../support/user.ts';
import { bothThemes } from '../support/bothThemes.tsx';

const meta = {
  title: 'UI/IconButton',
  component: IconButton,
  args: { label: 'Notifications', children: <BellIcon aria-hidden />, onClick: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Try every prop in the Controls panel. */
export const Playground: Story = { tags: ['!test'] };
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Notifications' });
    await expect(button.offsetWidth).toBeGreaterThanOrEqual(44);
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
export const WithCount: Story = { args: { label: 'Notifications, 120 unread', badge: '99+' } };
export const Pressed: Story = {
  args: { label: 'Unlike', pressed: true, children: <HeartFillIcon aria-hidden /> },
};
export const Disabled: Story = { args: { disabled: true } };
/** Activated by Enter and Space. */
export const Keyboard: Story = {
  play: async ({ args }) => {
    const keys = createUser();
    await keys.tab();
    await keys.keyboard('{Enter}[Space]');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};
export const AllStates: Story = { ...bothThemes({ Default, WithCount, Pressed, Disabled }), tags: ['!test'] };
