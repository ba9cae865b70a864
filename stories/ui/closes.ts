import { expect, waitFor } from 'storybook/test';
import type { Play } from '../support/interactions.ts';

interface Cover {
  /** The button that opens it. */
  opener: string;
  name: string;
}
type Context = Parameters<Play>[0];

/** Opens it; the focus is inside. */
async function open({ canvas, userEvent }: Context, { opener, name }: Cover): Promise<HTMLElement> {
  await userEvent.click(canvas.getByRole('button', { name: opener }));
  const cover = canvas.getByRole('dialog', { name });
  await expect(cover.contains(document.activeElement)).toBe(true);
  return cover;
}

/** A browser asks a modal to close so at Escape; keys of a play do not get as far. */
const escape = (cover: HTMLElement): boolean =>
  cover.dispatchEvent(new Event('cancel', { cancelable: true }));

/** It is gone, its contents with it, and the focus is back at the opener. */
async function isGone({ canvas }: Context, { opener }: Cover, cover: HTMLElement): Promise<void> {
  await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  await expect(cover).toBeEmptyDOMElement();
  await expect(canvas.getByRole('button', { name: opener })).toHaveFocus();
}

/** Focus goes in, Escape closes, focus goes back to the opener. */
export const escapeCloses =
  (what: Cover): Play =>
  async (context) => {
    const cover = await open(context, what);
    escape(cover);
    await isGone(context, what, cover);
  };

/** The cross in its corner does the same. */
export const crossCloses =
  (what: Cover): Play =>
  async (context) => {
    const cover = await open(context, what);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Close' }));
    await isGone(context, what, cover);
  };

/** Opened again before it is gone: there, with its contents and the focus. */
export const opensAgain =
  (what: Cover): Play =>
  async (context) => {
    escape(await open(context, what));
    const cover = await open(context, what);
    await expect(cover).not.toBeEmptyDOMElement();
    await waitFor(() => expect(cover).toBeVisible());
  };
