import type { StoryObj } from '@storybook/react-vite';
import { userEvent as directUserEvent, expect, fireEvent, screen, waitFor } from 'storybook/test';
import { backend } from '../../.storybook/environment/storyEnvironment.ts';
import { socket } from '../../src/api/socket.ts';
import { clock } from '../../src/shared/clock.ts';
import { MAX_PICTURE_BYTES } from '../../src/shared/limits.ts';
import type { ServerMessage } from '../../src/contract/schemas/socketMessages.ts';
import { windowEvents } from '../../src/shared/windowEvents.ts';

export type Play = NonNullable<StoryObj['play']>;

/** Clicks the first control with this role and name. */
export const click =
  (role: 'button' | 'link' | 'tab' | 'radio' | 'switch', name: string | RegExp): Play =>
  async ({ canvas, userEvent }) => {
    const [target] = await canvas.findAllByRole(role, { name });
    if (target) await userEvent.click(target);
  };

/** Clicks a button of a toast, which is rendered outside the story. */
export const clickInToast =
  (name: string): Play =>
  async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name }));
  };

/** Types into the field with this label. */
export const typeInto =
  (label: string | RegExp, text: string): Play =>
  async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: label }), text);
  };

/** Sets the values of fields directly, because browsers differ in how dates are typed. */
export const fill =
  (fields: Record<string, string>): Play =>
  async ({ canvas }) => {
    for (const [label, value] of Object.entries(fields)) {
      const field = await canvas.findByLabelText(new RegExp(`^${label}`));
      await fireEvent.input(field, { target: { value } });
    }
  };

/** A PNG of one pixel, since pictures that cannot be decoded are rejected (AMB-69). */
const PNG = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (letter) => letter.charCodeAt(0),
);

/** A file whose type follows from its extension; larger than allowed if the name starts with 'huge'. */
function fileNamed(name: string): File {
  const ending = name.slice(name.lastIndexOf('.') + 1);
  const type = { png: 'image/png', pdf: 'application/pdf' }[ending] ?? 'text/plain';
  const rest = new Uint8Array(name.startsWith('huge') ? MAX_PICTURE_BYTES : 8);
  return new File([...(ending === 'png' ? [PNG] : []), rest], name, { type });
}
/** Selects files of any type, including types that the field does not accept. */
export const chooseFiles =
  (label: string | RegExp, ...names: string[]): Play =>
  async ({ canvas }) => {
    const files = names.map(fileNamed);
    await directUserEvent.setup({ applyAccept: false }).upload(await canvas.findByLabelText(label), files);
  };

/** Ends the session on the server: reads still work, writes are rejected. */
export const expireSession: Play = () => backend().session.expire();

/**
 * Sends socket messages once this story's app is connected; the previous story's socket may still be open.
 */
export const receiveMessages =
  (...messages: ServerMessage[]): Play =>
  async () => {
    await waitFor(() => expect(backend().isGreeted()).toBe(true));
    for (const message of messages) backend().live.emit(message);
  };
/** Disconnects the socket, for `beforeEach`. */
export const disconnectSocket = (): void => backend().live.drop();
/** Disconnects the socket once it is connected. */
export const loseConnection: Play = async () => {
  await waitFor(() => expect(socket.status()).toBe('connected'));
  disconnectSocket();
};

/** Makes the browser report that it is offline; the mock backend still responds. */
export const goOffline: Play = () => {
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  globalThis.dispatchEvent(new Event('offline'));
};
/** Undoes `goOffline`, for `beforeEach` to return. */
export const goOnline = (): void => {
  Reflect.deleteProperty(navigator, 'onLine');
  globalThis.dispatchEvent(new Event('online'));
};

const refetchAll = (): void => void globalThis.dispatchEvent(new CustomEvent(windowEvents.backendChanged));

/** Signs in as another user, as the sign-in page does. */
export const signInAs =
  (userId: string): Play =>
  () => {
    backend().session.signIn(userId);
    refetchAll();
  };

/** Awards points, so that a user is close to the next level. */
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
    refetchAll();
  };

/** Writes another comment of a user under a post. */
export function writeComment(postId: string, userId: string): void {
  const { db } = backend();
  const id = `comment_of_the_story_${db.comment.findBy('postId', postId).length}`;
  const createdAt = new Date(clock.now()).toISOString();
  db.comment.insert({ id, postId, userId, content: 'Which bus was it?', createdAt });
  refetchAll();
}

/** Gives a post one more like, by the first user who has not liked it. */
export function addLike(postId: string): void {
  const { db } = backend();
  const user = db.user.all().find(({ id }) => !db.like.get(`${postId}:${id}`));
  if (!user) throw new Error('Everybody likes this post');
  const createdAt = new Date(clock.now()).toISOString();
  db.like.insert({ id: `${postId}:${user.id}`, postId, userId: user.id, createdAt });
  refetchAll();
}

/** Removes all votes of a poll except the first ones, for `beforeEach`. */
export const limitVotes = (pollId: string, count: number) => (): void => {
  const { pollVote } = backend().db;
  for (const { id } of pollVote.findBy('pollId', pollId).slice(count)) pollVote.remove(id);
};

/** Plays named steps in order; each is shown in the interactions panel. */
export const playSteps =
  (steps: Record<string, Play | Play[]>): Play =>
  async (context) => {
    for (const [name, plays] of Object.entries(steps)) {
      await context.step(name, async (inner) => {
        for (const play of [plays].flat()) await play(inner);
      });
    }
  };
