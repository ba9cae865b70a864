import { expect } from 'storybook/test';
import type { Play } from './interactions.ts';

/** More tab stops than any screen has. */
const MAX_STOPS = 80;

/** Presses Tab until the element has focus. Throws if it never gets focus. */
export const tabTo =
  (role: 'button' | 'link' | 'textbox', name: string | RegExp): Play =>
  async ({ canvas, userEvent }) => {
    const [target] = await canvas.findAllByRole(role, { name });
    for (let stop = 0; stop < MAX_STOPS && document.activeElement !== target; stop++) await userEvent.tab();
    await expect(target).toHaveFocus();
  };

export const pressKeys =
  (keys: string): Play =>
  async ({ userEvent }) => {
    await userEvent.keyboard(keys);
  };
