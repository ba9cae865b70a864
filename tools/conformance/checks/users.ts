import { endpoints } from '../../../src/contract/endpoints.ts';
import { MAX_PICTURE_BYTES, TEXT_LIMITS } from '../../../src/shared/limits.ts';
import { FILE_HEADERS, aFile, aPicture } from '../../../mocks/testing/files.ts';
import { unique } from '../CheckContext.ts';
import { expectEqual, expectFound, expectMatch, expectTrue } from '../expect.ts';
import { checksOf } from './Check.ts';
import { skipped } from './endpoints.ts';

const { session, users, todos } = endpoints;
const withId = (id: string) => ({ params: { id } });

export const userChecks = checksOf('People', {
  '[AUTH-01, API-04] a person is the same by their session and by their id': async ({ asha, ravi }) => {
    for (const client of [asha, ravi]) {
      const own = await client.call(session.current, {});
      expectEqual(own.id, client.id, 'the id of the current user');
      expectMatch(await ravi.call(users.one, withId(client.id)), own, 'the same person by id');
    }
  },
  '[API-02] fields of the profile that are not sent stay as they are': async ({ asha, ravi }) => {
    await asha.call(session.update, { body: { firstName: 'Asha', lastName: 'Rao', bio: 'Slow trains.' } });
    const changed = { firstName: 'Aisha', lastName: 'Rao', bio: 'Slow trains.' };
    expectMatch(
      await asha.call(session.update, { body: { firstName: ' Aisha ' } }),
      changed,
      'the changed profile',
    );
    expectMatch(await ravi.call(users.one, withId(asha.id)), changed, 'the profile that another reads');
    expectMatch(
      await asha.call(session.update, { body: { lastName: ' ' } }),
      { ...changed, lastName: null },
      'a blank name',
    );
    expectMatch(
      await asha.call(session.update, { body: { bio: null } }),
      { bio: null, firstName: 'Aisha' },
      'no bio',
    );
  },
  '[EDIT-03, AMB-70] a bio has no limit, a name 80 characters': async ({ asha }) => {
    const [bio, firstName] = ['x'.repeat(5001), 'y'.repeat(TEXT_LIMITS.name)];
    expectMatch(
      await asha.call(session.update, { body: { bio, firstName } }),
      { bio, firstName },
      'the profile',
    );
    await asha.refused(session.update, { body: { firstName: `${firstName}y` } }, 400, 'firstName');
    await asha.call(session.update, { body: { bio: null, firstName: 'Asha' } });
  },
  '[API-03] a new picture has a new address, which answers it': async ({ asha, options }) => {
    const before = await asha.call(session.current, {});
    const { profileImageUrl } = await asha.call(session.picture, { body: { profilePicture: aPicture() } });
    expectTrue(
      profileImageUrl !== null && profileImageUrl !== before.profileImageUrl,
      `the address is still ${profileImageUrl}`,
    );
    expectEqual(
      (await asha.call(session.current, {})).profileImageUrl,
      profileImageUrl,
      'the address read again',
    );
    const response = await options.download(profileImageUrl ?? '');
    expectTrue(response.ok, `${profileImageUrl} answered ${response.status}`);
  },
  '[AMB-69, AMB-65] every picture format is taken, and exactly 5 MB': async ({ asha }) => {
    for (const header of Object.values(FILE_HEADERS))
      await asha.call(session.picture, {
        body: { profilePicture: aFile(header, { size: 200, type: 'text/plain' }) },
      });
    await asha.call(session.picture, { body: { profilePicture: aPicture(MAX_PICTURE_BYTES) } });
  },
  '[AMB-69] what is no picture by its first bytes answers 400': async ({ asha }) => {
    for (const header of ['<svg xmlns="http://www.w3.org/2000/svg"/>', '<!doctype html>', '%PDF-1.7', ''])
      await asha.refused(
        session.picture,
        { body: { profilePicture: aFile(header, { type: 'image/png' }) } },
        400,
        'profilePicture',
      );
    await asha.refused(session.picture, { body: {} }, 400, 'profilePicture');
  },
  '[AUTH-16] writes answer 401 and reads go on once a session has expired': skipped(
    'it needs a session that can be ended',
  ),
});

export const todoChecks = checksOf('To-dos', {
  '[API-28, API-10] a to-do is kept with its notes and listed for its owner, newest first': async (
    context,
  ) => {
    const { asha, ravi } = context;
    const destination = unique('Ziro');
    const first = await context.todo(asha);
    const todo = await asha.call(todos.create, {
      body: { destination: ` ${destination} `, notes: ' In May. ' },
    });
    expectMatch(todo, { destination, notes: 'In May.', isVisited: false }, 'the new to-do');
    const list = await asha.call(users.todos, withId(asha.id));
    expectEqual(
      list.map(({ id }) => id).filter((id) => id === todo.id || id === first),
      [todo.id, first],
      'the list',
    );
    expectFound(
      (await ravi.call(users.todos, withId(asha.id))).find(({ id }) => id === todo.id),
      'the to-do for others (AMB-25)',
    );
    expectTrue(
      !(await ravi.call(users.todos, withId(ravi.id))).some(({ id }) => id === todo.id),
      "the to-do is on another's list",
    );
  },
  '[API-29, TODO-10] a visit is kept, and adds a place': async (context) => {
    const { asha } = context;
    const destination = unique('Leh');
    const id = await context.todo(asha, destination);
    for (const _ of [1, 2])
      expectMatch(await asha.call(todos.visit, withId(id)), { id, isVisited: true }, 'the to-do');
    const places = await asha.call(users.visitedPlaces, withId(asha.id));
    expectEqual(places.filter((place) => place.destination === destination).length, 1, 'places of that name');
  },
  '[API-30, AMB-25] a visited to-do that is removed leaves the place and the points': async (context) => {
    const { asha } = context;
    const destination = unique('Leh');
    const id = await context.todo(asha, destination);
    await asha.call(todos.visit, withId(id));
    const before = await asha.call(users.stats, withId(asha.id));
    await asha.call(todos.remove, withId(id));
    expectTrue(
      !(await asha.call(users.todos, withId(asha.id))).some((todo) => todo.id === id),
      'the to-do is still listed',
    );
    const places = await asha.call(users.visitedPlaces, withId(asha.id));
    expectFound(
      places.find((place) => place.destination === destination),
      'the visited place',
    );
    const after = await asha.call(users.stats, withId(asha.id));
    expectEqual(
      [after.totalPoints, after.placesVisited],
      [before.totalPoints, before.placesVisited],
      'points and places',
    );
    await asha.refused(todos.remove, withId(id), 404);
  },
  "[API-30] another's to-do answers 403 and stays as it is": async (context) => {
    const { asha, ravi } = context;
    const id = await context.todo(ravi);
    await asha.refused(todos.remove, withId(id), 403);
    await asha.refused(todos.visit, withId(id), 403);
    const own = await ravi.call(users.todos, withId(ravi.id));
    expectMatch(
      own.find((todo) => todo.id === id),
      { isVisited: false },
      "another's to-do",
    );
  },
  '[API-28] a to-do without a destination, or with one that is too long, answers 400': async ({ asha }) => {
    for (const destination of ['', ' \u200B', 'x'.repeat(TEXT_LIMITS.title + 1)])
      await asha.refused(todos.create, { body: { destination } }, 400, 'destination');
  },
});
