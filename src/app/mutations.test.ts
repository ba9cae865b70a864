import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import type { Endpoint } from '../contract/endpoint.ts';
import { endpoints } from '../contract/endpoints.ts';
import { invalidate, invalidates } from '../api/mutationMeta.ts';
import { endpointKey } from '../api/endpointQuery.ts';

const { session, posts, polls, todos, questions, itineraries, leaderboard } = endpoints;

const standing = ['users.stats', 'users.ranking', 'users.badges', 'users.challenges', 'leaderboard.list'];
const people = [
  'session.current',
  'users.one',
  'users.posts',
  'users.bookmarks',
  'users.questions',
  'feed.page',
  'posts.one',
  'questions.list',
  'questions.one',
  'discover.search',
  'leaderboard.list',
];

/** [AMB-40], written out: nothing but this goes stale. */
const expected: readonly (readonly [write: string, row: Endpoint, stale: readonly string[]])[] = [
  ['session.update', session.update, people],
  ['session.picture', session.picture, people],
  ['posts.create', posts.create, ['feed.page', 'users.posts', 'discover.search', ...standing]],
  ['posts.like', posts.like, standing],
  ['posts.bookmark', posts.bookmark, ['users.bookmarks']],
  ['posts.comment', posts.comment, standing],
  ['polls.vote', polls.vote, standing],
  ['todos.create', todos.create, ['users.todos']],
  ['todos.visit', todos.visit, ['users.todos', 'users.visitedPlaces', ...standing]],
  ['todos.remove', todos.remove, ['users.todos']],
  ['questions.create', questions.create, ['questions.list', 'users.questions', 'feed.page', ...standing]],
  [
    'questions.answer',
    questions.answer,
    ['questions.one', 'questions.list', 'users.questions', 'feed.page', ...standing],
  ],
  ['questions.voteAnswer', questions.voteAnswer, ['questions.one']],
  ['itineraries.create', itineraries.create, []],
  ['leaderboard.impression', leaderboard.impression, []],
  ['leaderboard.click', leaderboard.click, []],
];

const rows: Endpoint[] = Object.values(endpoints).flatMap((group) => Object.values<Endpoint>(group));

/** Every read of the table as if it had been read just now. */
function everythingRead(): QueryClient {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  for (const row of rows.filter(({ method }) => method === 'GET')) {
    client.setQueryData([...endpointKey(row), { id: 'one of them' }], 'read');
  }
  return client;
}
const staleIn = (client: QueryClient): string[] =>
  client
    .getQueryCache()
    .getAll()
    .filter((query) => query.state.isInvalidated)
    .map(({ queryKey: [noun, name] }) => `${String(noun)}.${String(name)}`)
    .toSorted();

describe('invalidation after a write', () => {
  test('[AMB-40] is defined for every write of the endpoint table and for no read', () => {
    const writes = rows.filter(({ method }) => method !== 'GET');
    expect(writes).toHaveLength(16);
    expect([...invalidates.keys()].filter((row) => !writes.includes(row))).toEqual([]);
    expect(writes.filter((row) => !invalidates.has(row))).toEqual([]);
    expect(expected.map(([, row]) => row)).toEqual(expect.arrayContaining(writes));
  });

  test.each(expected)('[DATA-01] %s', async (_, row, stale) => {
    const client = everythingRead();
    await invalidate(client, row);
    expect(staleIn(client)).toEqual([...stale].toSorted());
  });

  test('[HDR-13, LB-15] refreshes badge, card and leaderboard after every action that earns points', () => {
    const earning: Endpoint[] = [
      posts.create,
      posts.like,
      posts.comment,
      polls.vote,
      todos.visit,
      questions.create,
      questions.answer,
    ];
    for (const row of earning) {
      const { users, leaderboard: board } = endpoints;
      expect(invalidates.get(row)).toEqual(expect.arrayContaining([users.stats, users.ranking, board.list]));
    }
  });
});
