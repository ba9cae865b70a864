import { describe, expect, test } from 'vitest';
import { endpoints } from '../../src/contract/endpoints.ts';
import { GUEST_ID, MAX_PICTURE_BYTES } from '../../src/shared/limits.ts';
import { createSession } from '../http/session.ts';
import { createTestBackend } from '../testing/createTestBackend.ts';
import { aPost } from '../testing/factories.ts';
import { FILE_HEADERS, aFile, aPicture } from '../testing/files.ts';
import { errorOf } from '../testing/requests.ts';

const { session, leaderboard, feed } = endpoints;

function createTestSession() {
  let stored: string | null = null;
  return createSession({ read: () => stored, write: (value) => void (stored = value) });
}

describe('session', () => {
  test('[AMB-01, AUTH-02] is the guest until someone signs in', () => {
    const userSession = createTestSession();
    expect([userSession.userId(), userSession.senderId('POST')]).toEqual([GUEST_ID, GUEST_ID]);
    userSession.signIn('asha');
    expect([userSession.userId(), userSession.senderId('POST')]).toEqual(['asha', 'asha']);
    userSession.signOut();
    expect([userSession.userId(), userSession.senderId('GET')]).toEqual([null, null]);
  });

  test('can read but not write once it has expired', () => {
    const userSession = createTestSession();
    userSession.signIn('asha');
    userSession.expire();
    userSession.expire();
    expect([userSession.userId(), userSession.senderId('GET'), userSession.senderId('PATCH')]).toEqual([
      'asha',
      'asha',
      null,
    ]);
    userSession.signIn('asha');
    expect(userSession.senderId('PATCH')).toBe('asha');
  });

  test('has no user for an id that is not in the database', async () => {
    const { call } = createTestBackend().as('stranger');
    expect(await errorOf(call(session.current, {}))).toMatchObject({ status: 401 });
  });
});

describe('[API-02] profile', () => {
  test('[EDIT-11] changes only the given fields, everywhere', async () => {
    const { call } = createTestBackend({ post: [aPost({ userId: 'asha' })] });
    const bio = 'x'.repeat(2000);
    expect(await call(session.update, { body: { bio } })).toMatchObject({
      firstName: 'Asha',
      lastName: 'Rao',
      bio,
    });
    const changed = await call(session.update, { body: { firstName: ' Aisha ', lastName: '' } });
    expect(changed).toMatchObject({ firstName: 'Aisha', lastName: null, bio });
    const { data } = await call(feed.page, {});
    expect(data[0]).toMatchObject({ user: { firstName: 'Aisha', lastName: null } });
    const entry = (await call(leaderboard.list, {})).find(({ id }) => id === 'asha');
    expect(entry).toMatchObject({ firstName: 'Aisha' });
  });

  test('does not change id and e-mail', async () => {
    const { call, send } = createTestBackend();
    await send('PATCH', '/api/auth/user', '{"id":"ravi","email":"x@example.com","firstName":"A"}');
    expect(await call(session.current, {})).toMatchObject({
      id: 'asha',
      email: 'asha@example.com',
      firstName: 'A',
    });
  });

  test.each(['firstName', 'lastName'])(
    '[AMB-70] accepts a %s of 80 characters and refuses 81',
    async (field) => {
      const { call } = createTestBackend();
      await call(session.update, { body: { [field]: 'x'.repeat(80) } });
      const error = await errorOf(call(session.update, { body: { [field]: 'x'.repeat(81) } }));
      expect(error).toMatchObject({ status: 400, field });
    },
  );
});

describe('[API-03] picture', () => {
  const put = ({ call }: ReturnType<typeof createTestBackend>, profilePicture: Blob) =>
    call(session.picture, { body: { profilePicture } });

  test.each(Object.entries(FILE_HEADERS))(
    '[AMB-69] stores a %s, recognized by its first bytes',
    async (type, head) => {
      const backend = createTestBackend();
      const { profileImageUrl } = await put(backend, aFile(head, { type: 'text/plain' }));
      expect(backend.pictures.get(profileImageUrl ?? '')?.type).toBe(type);
    },
  );

  test('[AMB-65] accepts exactly 5 MB and answers 413 to one byte more', async () => {
    const backend = createTestBackend();
    await put(backend, aPicture(MAX_PICTURE_BYTES));
    const error = await errorOf(put(backend, aPicture(MAX_PICTURE_BYTES + 1)));
    expect(error).toMatchObject({ status: 413, field: 'profilePicture' });
    expect(backend.pictures.size).toBe(1);
  });

  test.each([
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['HTML', '<!doctype html>'],
    ['PDF', '%PDF-1.7'],
    ['an MP4', '\x00\x00\x00\x20ftypisom'],
    ['nothing', ''],
  ])("[AMB-69] answers 400 to %s with a picture's type", async (_, head) => {
    const error = await errorOf(put(createTestBackend(), aFile(head, { type: 'image/png' })));
    expect(error).toMatchObject({ status: 400, field: 'profilePicture' });
  });

  test('answers 400 to a form without the field and to a body that is no form', async () => {
    const { send } = createTestBackend();
    const path = '/api/auth/user/profile-picture';
    expect(await errorOf(send('POST', path, new FormData()))).toMatchObject({
      status: 400,
      field: 'profilePicture',
    });
    expect(await errorOf(send('POST', path, '{}'))).toEqual({
      status: 400,
      message: 'The body is not a form',
    });
  });
});
