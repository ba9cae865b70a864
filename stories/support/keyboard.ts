import { expect } from 'storybook/test';
import type { Play } from './interactions.ts';

/** More stops than any screen has before what is looked for. */
const MOST = 80;

/** Presses Tab until the named control has the focus, round the page where need be. Fails where it never does. */
export const tabTo =
  (role: 'button' | 'link' | 'textbox', name: string | RegExp): Play =>
  async ({ canvas, userEvent }) => {
    const [target] = await canvas.findAllByRole(role, { name });
    for (let stop = 0; stop < MOST && document.activeElement !== target; stop++) await userEvent.tab();
    await expect(target).toHaveFocus();
  };

export const pressKeys =
  (keys: string): Play =>
  async ({ userEvent }) => {
    await userEvent.keyboard(keys);
  };
