import type { StoryObj } from '@storybook/react-vite';
import { userEvent as anybody, expect, fireEvent, waitFor } from 'storybook/test';
import { backend } from '../../.storybook/environment/storyEnvironment.ts';
import { socket } from '../../src/api/socket.ts';
import { MAX_PICTURE_BYTES } from '../../src/shared/limits.ts';
import type { ServerMessage } from '../../src/contract/schemas/socketMessages.ts';
import { windowEvents } from '../../src/shared/windowEvents.ts';
import { notifications } from '../../src/features/notifications/notifications.ts';

export type Play = NonNullable<StoryObj['play']>;

/** Presses the first of what is named. */
export const click =
  (role: 'button' | 'link' | 'tab' | 'radio', name: string | RegExp): Play =>
  async ({ canvas, userEvent }) => {
    const [target] = await canvas.findAllByRole(role, { name });
    if (target) await userEvent.click(target);
  };

/** Types into a field, by its label. */
export const typeInto =
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

/** How a PNG begins: pictures are judged by their first bytes (AMB-69). */
const PNG = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

/** A file as its name says: of its kind, and over what a picture may have where it is 'huge'. */
function fileNamed(name: string): File {
  const ending = name.slice(name.lastIndexOf('.') + 1);
  const type = { png: 'image/png', pdf: 'application/pdf' }[ending] ?? 'text/plain';
  const rest = new Uint8Array(name.startsWith('huge') ? MAX_PICTURE_BYTES : 8);
  return new File([...(ending === 'png' ? [PNG] : []), rest], name, { type });
}
/** Chooses files in the browser's own window, of kinds that it would not offer by itself too. */
export const chooseFiles =
  (label: string | RegExp, ...names: string[]): Play =>
  async ({ canvas }) => {
    const files = names.map(fileNamed);
    await anybody.setup({ applyAccept: false }).upload(await canvas.findByLabelText(label), files);
  };

/** The session ends behind the person's back: reads go on, writes are refused. */
export const expireSession: Play = () => backend().session.expire();

/** Live messages, once the server has greeted this story's app: the socket of the story before may still stand. */
export const receiveMessages =
  (...messages: ServerMessage[]): Play =>
  async () => {
    const greeted = (): boolean => notifications.get().list.some(({ type }) => type === 'connected');
    await waitFor(() => expect(greeted()).toBe(true));
    for (const message of messages) backend().live.emit(message);
  };
/** The live line is down: for `beforeEach`. */
export const disconnectSocket = (): void => backend().live.drop();
/** The live line breaks, once it stood. */
export const loseConnection: Play = async () => {
  await waitFor(() => expect(socket.status()).toBe('connected'));
  disconnectSocket();
};

/** The browser says that its network is gone; the answers of the mock backend need none. */
export const goOffline: Play = () => {
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  globalThis.dispatchEvent(new Event('offline'));
};
/** The network is back, whether or not a story took it away: for `beforeEach` to hand back. */
export const goOnline = (): void => {
  Reflect.deleteProperty(navigator, 'onLine');
  globalThis.dispatchEvent(new Event('online'));
};

const renew = (): void => void globalThis.dispatchEvent(new CustomEvent(windowEvents.backendChanged));

/** Goes on as somebody else, as after a trip through the sign-in page. */
export const signInAs =
  (userId: string): Play =>
  () => {
    backend().session.signIn(userId);
    renew();
  };

/** Points from elsewhere, so that the next ones matter. */
export const awardPoints =
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

/** The first votes of a poll alone, as if nobody else had come by: for `beforeEach`. */
export const keepFirstVotes = (pollId: string, count: number) => (): void => {
  const { pollVote } = backend().db;
  for (const { id } of pollVote.findBy('pollId', pollId).slice(count)) pollVote.remove(id);
};

/** One act after the other, each a step of the interactions panel. */
export const playSteps =
  (steps: Record<string, Play | Play[]>): Play =>
  async (context) => {
    for (const [name, acts] of Object.entries(steps)) {
      await context.step(name, async (inner) => {
        for (const act of [acts].flat()) await act(inner);
      });
    }
  };
