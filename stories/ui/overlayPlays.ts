import { expect, waitFor } from 'storybook/test';
import type { Play } from '../support/interactions.ts';

interface Overlay {
  /** Label of the button that opens it. */
  opener: string;
  name: string;
}
type Context = Parameters<Play>[0];

/** Opens the modal and checks that focus is inside. */
async function open({ canvas, userEvent }: Context, { opener, name }: Overlay): Promise<HTMLElement> {
  await userEvent.click(canvas.getByRole('button', { name: opener }));
  const overlay = canvas.getByRole('dialog', { name });
  await expect(overlay.contains(document.activeElement)).toBe(true);
  return overlay;
}

/** Simulates the browser's own Escape handling, which play functions cannot trigger. */
const pressEscape = (overlay: HTMLElement): boolean =>
  overlay.dispatchEvent(new Event('cancel', { cancelable: true }));

/** Checks that the modal and its content are gone and focus is back on the opener. */
async function expectClosed({ canvas }: Context, { opener }: Overlay, overlay: HTMLElement): Promise<void> {
  await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  await expect(overlay).toBeEmptyDOMElement();
  await expect(canvas.getByRole('button', { name: opener })).toHaveFocus();
}

/** Focus moves in, Escape closes, focus returns to the opener. */
export const escapeCloses =
  (what: Overlay): Play =>
  async (context) => {
    const overlay = await open(context, what);
    pressEscape(overlay);
    await expectClosed(context, what, overlay);
  };

/** The close button does the same. */
export const closeButtonCloses =
  (what: Overlay): Play =>
  async (context) => {
    const overlay = await open(context, what);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Close' }));
    await expectClosed(context, what, overlay);
  };

/** Opened again during its exit animation, with content and focus. */
export const opensAgain =
  (what: Overlay): Play =>
  async (context) => {
    pressEscape(await open(context, what));
    const overlay = await open(context, what);
    await expect(overlay).not.toBeEmptyDOMElement();
    await waitFor(() => expect(overlay).toBeVisible());
  };
