import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';

type Play = NonNullable<StoryObj['play']>;
type Role =
  | 'list'
  | 'heading'
  | 'article'
  | 'button'
  | 'link'
  | 'region'
  | 'textbox'
  | 'tab'
  | 'listitem'
  | 'dialog'
  | 'switch';

/** An element by its role and accessible name. */
type Target = readonly [role: Role, name: string | RegExp];

/** Waits until all these elements are visible. */
export const expectVisible =
  (...all: Target[]): Play =>
  async ({ canvas }) => {
    for (const [role, name] of all) {
      const [first] = await canvas.findAllByRole(role, { name });
      await waitFor(() => expect(first).toBeVisible());
    }
  };

/** Waits until an element is gone. */
export const expectGone =
  (...[role, name]: Target): Play =>
  async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole(role, { name })).toBeNull());
  };

/** Waits for texts, including those in toasts. */
export const expectText =
  (...texts: (string | RegExp)[]): Play =>
  async () => {
    for (const text of texts) {
      const [first] = await screen.findAllByText(text);
      await expect(first).toBeInTheDocument();
    }
  };

/** Waits for this number of skeletons; nested ones do not count. */
export const expectSkeletons =
  (count: number): Play =>
  async ({ canvasElement }) => {
    await waitFor(() =>
      expect(canvasElement.querySelectorAll('[data-skeleton]:not([data-skeleton] *)')).toHaveLength(count),
    );
  };

/** Runs plays one after the other. */
export const playInOrder =
  (...plays: Play[]): Play =>
  async (context) => {
    for (const play of plays) await play(context);
  };
