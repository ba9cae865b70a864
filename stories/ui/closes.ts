import { expect, waitFor } from 'storybook/test';
import type { Play } from '../support/interactions.ts';

interface Cover {
  /** Label of the button that opens it. */
  opener: string;
  name: string;
}
type Context = Parameters<Play>[0];

/** Opens the modal and checks that focus is inside. */
async function open({ canvas, userEvent }: Context, { opener, name }: Cover): Promise<HTMLElement> {
  await userEvent.click(canvas.getByRole('button', { name: opener }));
  const cover = canvas.getByRole('dialog', { name });
  await expect(cover.contains(document.activeElement)).toBe(true);
  return cover;
}

/** Simulates the browser's own Escape handling, which play functions cannot trigger. */
const escape = (cover: HTMLElement): boolean =>
  cover.dispatchEvent(new Event('cancel', { cancelable: true }));

/** Checks that the modal and its content are gone and focus is back on the opener. */
async function isGone({ canvas }: Context, { opener }: Cover, cover: HTMLElement): Promise<void> {
  await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  await expect(cover).toBeEmptyDOMElement();
  await expect(canvas.getByRole('button', { name: opener })).toHaveFocus();
}

/** Focus moves in, Escape closes, focus returns to the opener. */
export const escapeCloses =
  (what: Cover): Play =>
  async (context) => {
    const cover = await open(context, what);
    escape(cover);
    await isGone(context, what, cover);
  };

/** The close button does the same. */
export const crossCloses =
  (what: Cover): Play =>
  async (context) => {
    const cover = await open(context, what);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Close' }));
    await isGone(context, what, cover);
  };

/** Opened again during its exit animation, with content and focus. */
export const opensAgain =
  (what: Cover): Play =>
  async (context) => {
    escape(await open(context, what));
    const cover = await open(context, what);
    await expect(cover).not.toBeEmptyDOMElement();
    await waitFor(() => expect(cover).toBeVisible());
  };
