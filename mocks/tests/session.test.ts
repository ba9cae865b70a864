import { describe, expect, test } from 'vitest';
import { endpoints } from '../../src/contract/endpoints.ts';
import { GUEST_ID, MAX_PICTURE_BYTES } from '../../src/shared/limits.ts';
import { createDatabase } from '../db/Database.ts';
import { createSession } from '../http/session.ts';
import { createTestBackend } from '../testing/createTestBackend.ts';
import { aDataset, aPost } from '../testing/factories.ts';
import { FILE_HEADERS, aFile, aPicture } from '../testing/files.ts';
import { errorOf } from '../testing/requests.ts';

const { session, leaderboard, feed } = endpoints;

function aSession() {
  let stored: string | null = null;
  const db = createDatabase();
  db.load(aDataset());
  return { db, ...createSession({ read: () => stored, write: (value) => void (stored = value) }) };
}

describe('who is asking', () => {
  test('[AMB-01] [AUTH-02] the guest, until someone signs in', () => {
    const asking = aSession();
    expect([asking.userId(), asking.currentUser(asking.db, 'POST')?.id]).toEqual([GUEST_ID, GUEST_ID]);
    asking.signIn('asha');
    expect([asking.userId(), asking.currentUser(asking.db, 'POST')?.id]).toEqual(['asha', 'asha']);
    asking.signOut();
    expect([asking.userId(), asking.currentUser(asking.db, 'GET')]).toEqual([null, null]);
  });

  test('an expired session reads on and writes no more, until sign-in', () => {
    const asking = aSession();
    asking.signIn('asha');
    asking.expire();
    asking.expire();
    expect([
      asking.userId(),
      asking.currentUser(asking.db, 'GET')?.id,
      asking.currentUser(asking.db, 'PATCH'),
    ]).toEqual(['asha', 'asha', null]);
    asking.signIn('asha');
    expect(asking.currentUser(asking.db, 'PATCH')?.id).toBe('asha');
  });

  test('someone who is not in the database is nobody', () => {
    const asking = aSession();
    asking.signIn('stranger');
    expect(asking.currentUser(asking.db, 'GET')).toBeNull();
  });
});

describe('[API-02] profile', () => {
  test('changes the given fields alone, and shows everywhere (EDIT-11)', async () => {
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

  test('leaves id and e-mail alone', async () => {
    const { call, send } = createTestBackend();
    await send('PATCH', '/api/auth/user', '{"id":"ravi","email":"x@example.com","firstName":"A"}');
    expect(await call(session.current, {})).toMatchObject({
      id: 'asha',
      email: 'asha@example.com',
      firstName: 'A',
    });
  });

  test.each(['firstName', 'lastName'])(
    '[AMB-70] a %s of 80 characters fits, of 81 is a 400',
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
    '[AMB-69] a %s is kept, judged by its first bytes',
    async (type, head) => {
      const backend = createTestBackend();
      const { profileImageUrl } = await put(backend, aFile(head, { type: 'text/plain' }));
      expect(backend.pictures.get(profileImageUrl ?? '')?.type).toBe(type);
    },
  );

  test('[AMB-65] exactly 5 MB fits, one byte more is 413 and keeps nothing', async () => {
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
  ])("[AMB-69] %s under a picture's name is 400", async (_, head) => {
    const error = await errorOf(put(createTestBackend(), aFile(head, { type: 'image/png' })));
    expect(error).toMatchObject({ status: 400, field: 'profilePicture' });
  });

  test('a form without the field, or no form at all, is 400', async () => {
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
