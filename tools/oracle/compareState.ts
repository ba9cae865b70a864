import type { OracleBackend } from './backend.ts';
import { expectEqual } from './compare.ts';
import {
  questionBoard,
  feedPage,
  searchPosts,
  leaderboard,
  postsBy,
  questionsBy,
  ranking,
  savedBy,
  stats,
  todosOf,
} from './model/reads.ts';
import { type ModelUser, type State, posts, questions } from './model/state.ts';
import { visitedPlacesView, postView, questionView, userView } from './model/views.ts';

const asObject = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
const asList = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.map(asObject) : [];
const without = (value: unknown, name: string): Record<string, unknown> => {
  const { [name]: _left, ...rest } = asObject(value);
  return rest;
};

/** Reads as one user; returns the response body. */
const reader =
  (backend: OracleBackend) =>
  async (user: string | null, key: string, given: { id?: string; query?: object } = {}): Promise<unknown> =>
    (await backend.send({ userId: user }, key, given)).body;
type Read = ReturnType<typeof reader>;

async function compareUser(read: Read, state: State, user: ModelUser): Promise<void> {
  const { id } = user;
  const get = (path: string): Promise<unknown> => read(id, `GET /api/users/:id${path}`, { id });
  const same = async (path: string, specified: unknown): Promise<void> =>
    expectEqual(`${path || 'The profile'} of ${id}`, specified, await get(path));
  await same('', userView(user));
  await same('/ranking', ranking(state, user));
  await same('/posts', postsBy(state, id));
  await same('/travel-todos', todosOf(state, id));
  await same('/bookmarks', savedBy(state, user));
  await same('/local-questions', questionsBy(state, id));
  const places = asList(await get('/visited-places')).map((place) => without(place, 'id'));
  expectEqual(`The places of ${id}`, visitedPlacesView(user.visitedPlaces), places);
  const counts = asObject(await get('/stats'));
  expectEqual(`The stats of ${id}`, stats(state, user), without(counts, 'challengesCompleted'));
  const challenges = asList(await get('/challenges'));
  const completed = challenges.filter((challenge) => challenge['completed'] === true).length;
  expectEqual(`The completed challenges of ${id}`, completed, counts['challengesCompleted']);
}

/** Reads and compares everything that the specification covers. */
export async function compareState(backend: OracleBackend, state: State): Promise<void> {
  const read = reader(backend);
  expectEqual('The leaderboard', leaderboard(state), await read(null, 'GET /api/leaderboard'));
  for (const user of state.users.values()) await compareUser(read, state, user);
  for (const filter of ['recent', 'popular', 'polls', 'questions', 'stories', 'tips']) {
    const query = { filter, limit: 100 };
    const page = await read(null, 'GET /api/unified-feed', { query });
    expectEqual(`The feed ${filter}`, feedPage(state, filter, 0, 100), page);
  }
  const lists = await read(null, 'GET /api/local-questions', { query: { category: 'food' } });
  expectEqual('The questions about food', questionBoard(state, 'food'), lists);
  const hits = asList(await read(null, 'GET /api/search', { query: { q: 'goa' } }));
  expectEqual('The search for goa', searchPosts(state, 'goa'), hits.map(({ id }) => String(id)).toSorted());
  const [post] = posts(state).slice(-1);
  if (post)
    expectEqual('The newest post', postView(state, post), await read(null, 'GET /api/posts/:id', post));
  for (const question of questions(state).slice(-2))
    expectEqual(
      'A question',
      questionView(state, question),
      await read(null, 'GET /api/local-questions/:id', question),
    );
}
