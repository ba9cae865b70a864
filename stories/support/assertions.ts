import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';

type Play = NonNullable<StoryObj['play']>;
type Role =
  'heading' | 'article' | 'button' | 'link' | 'region' | 'textbox' | 'tab' | 'listitem' | 'dialog' | 'switch';

/** What a state is known by, as people and readers meet it: a role and its name. */
export type Seen = readonly [role: Role, name: string | RegExp];

/** A play that waits until everything named is to be seen. */
export const expectVisible =
  (...all: Seen[]): Play =>
  async ({ canvas }) => {
    for (const [role, name] of all) {
      const [first] = await canvas.findAllByRole(role, { name });
      await waitFor(() => expect(first).toBeVisible());
    }
  };

/** A play that waits until what was to be seen is gone. */
export const expectGone =
  (...[role, name]: Seen): Play =>
  async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole(role, { name })).toBeNull());
  };

/** The same as `shows` for texts that are no control and no heading, toasts above the screen among them. */
export const expectText =
  (...texts: (string | RegExp)[]): Play =>
  async () => {
    for (const text of texts) {
      const [first] = await screen.findAllByText(text);
      await expect(first).toBeInTheDocument();
    }
  };

/** So many skeleton cards, of which each stands for something that is still on its way. */
export const expectSkeletons =
  (count: number): Play =>
  async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-skeleton]')).toHaveLength(count));
  };

/** One play after the other. */
export const playInOrder =
  (...plays: Play[]): Play =>
  async (context) => {
    for (const play of plays) await play(context);
  };
