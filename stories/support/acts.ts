import type { StoryObj } from '@storybook/react-vite';
import { fireEvent } from 'storybook/test';
import { backend } from '../../.storybook/stage/stage.ts';
import { windowEvents } from '../../src/contract/windowEvents.ts';

export type Play = NonNullable<StoryObj['play']>;

/** Presses the first of what is named. */
export const press =
  (role: 'button' | 'link' | 'tab' | 'radio', name: string | RegExp): Play =>
  async ({ canvas, userEvent }) => {
    const [target] = await canvas.findAllByRole(role, { name });
    if (target) await userEvent.click(target);
  };

/** Types into a field, by its label. */
export const write =
  (label: string | RegExp, text: string): Play =>
  async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: label }), text);
  };

/** Fills fields as a paste does: dates are typed in each browser's own order. */
export const fill =
  (fields: Record<string, string>): Play =>
  async ({ canvas }) => {
    for (const [label, value] of Object.entries(fields)) {
      const field = await canvas.findByLabelText(new RegExp(`^${label}`));
      await fireEvent.input(field, { target: { value } });
    }
  };

const renew = (): void => void globalThis.dispatchEvent(new CustomEvent(windowEvents.backendChanged));

/** Goes on as somebody else, as after a trip through the sign-in page. */
export const become =
  (userId: string): Play =>
  () => {
    backend().session.signIn(userId);
    renew();
  };

/** Points from elsewhere, so that the next ones matter. */
export const earn =
  (userId: string, points: number): Play =>
  () => {
    const { db } = backend();
    db.award.insert({
      id: 'award_of_the_story',
      userId,
      kind: 'create-post',
      points,
      createdAt: '2026-11-01T06:00:00.000Z',
    });
    renew();
  };

/** One act after the other, each a step of the interactions panel. */
export const story =
  (steps: Record<string, Play | Play[]>): Play =>
  async (context) => {
    for (const [name, acts] of Object.entries(steps)) {
      await context.step(name, async (inner) => {
        for (const act of [acts].flat()) await act(inner);
      });
    }
  };
