import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import StampIcon from '@phosphor-icons/core/regular/stamp.svg?react';
import { Button } from '../../src/ui/Button.tsx';
import { createUser } from '../support/user.ts';
import { bothThemes } from '../support/bothThemes.tsx';
import { whatNotToDo } from '../support/whatNotToDo.tsx';

/** Acts on the current screen. At most one button per screen is `primary` or `gold`. */
const meta = {
  title: 'UI/Button',
  component: Button,
  args: { children: 'Post Poll', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Try every prop in the Controls panel. */
export const Playground: Story = { tags: ['!test'] };
/** For what most people came to the screen to do. */
export const Primary: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Post Poll' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
/** In place of the primary button where the action earns points. */
export const Gold: Story = { args: { variant: 'gold' } };
/** For an action of its own that is less likely than the primary one. */
export const Line: Story = { args: { variant: 'line' } };
/** For an action in a card or a list, where an outline would be too strong. */
export const Soft: Story = { args: { variant: 'soft' } };
/** For the way out next to a primary button, such as ‘Cancel’. */
export const Quiet: Story = { args: { variant: 'quiet' } };
/** For what removes something for good. */
export const Danger: Story = { args: { variant: 'danger', children: 'Remove' } };
/** In cards, rows and headings, where a button of 48 px is too large. */
export const Small: Story = { args: { size: 'sm' } };
/** For the last action of a form or a dialog: it is as wide as its column. */
export const Full: Story = { args: { full: true } };
/** Where an icon makes the action quicker to find. The label stays. */
export const WithIcon: Story = { args: { icon: <StampIcon aria-hidden />, children: 'Mark visited' } };
/** Until the reader has done what is missing, which is said next to it. Not focusable. */
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await createUser().tab();
    await expect(canvas.getByRole('button', { name: 'Post Poll' })).not.toHaveFocus();
  },
};
/** Keeps its width and focus, and ignores presses. */
export const Pending: Story = {
  args: { pending: true, pendingLabel: 'Posting' },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Posting' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
};
/** Activated by Enter and Space. */
export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    const keys = createUser();
    await keys.tab();
    await expect(canvas.getByRole('button', { name: 'Post Poll' })).toHaveFocus();
    await keys.keyboard('{Enter}[Space]');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};
export const AllStates: Story = {
  ...bothThemes({
    Primary,
    Gold,
    Line,
    Soft,
    Quiet,
    Danger,
    Small,
    Full,
    WithIcon,
    Disabled,
    Pending,
  }),
  tags: ['!test'],
};
/** Two primary buttons side by side. */
export const WhatNotToDo: Story = {
  ...whatNotToDo({
    use: (
      <>
        <Button>Post Poll</Button>
        <Button variant="quiet">Cancel</Button>
      </>
    ),
    avoid: (
      <>
        <Button>Post Poll</Button>
        <Button>Cancel</Button>
      </>
    ),
    why: 'One primary button per view: it is what most people came to do, and when two shout, neither is heard.',
  }),
  tags: ['!test', '!manifest'],
};
