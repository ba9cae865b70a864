import type { QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import type { MutationMeta } from '../api/mutationMeta.ts';
import { createQueryClient } from '../api/queryClient.ts';
import { endpointKey } from '../api/endpointQuery.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { endpoints } from '../contract/endpoints.ts';
import { createItinerary } from '../features/itineraries/mutations.ts';
import { votePoll } from '../features/polls/mutations.ts';
import { addComment, bookmarkPost, createPost, likePost } from '../features/posts/mutations.ts';
import { addAnswer, createQuestion, voteAnswer } from '../features/questions/mutations.ts';
import { updateProfile, uploadProfilePicture } from '../features/session/mutations.ts';
import { createTodo, markTodoVisited, removeTodo } from '../features/todos/mutations.ts';

const scores = ['users.stats', 'users.ranking', 'users.badges', 'users.challenges', 'leaderboard.list'];
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

const todo = { id: 'a', destination: 'Leh', notes: null, isVisited: false, createdAt: '', updatedAt: '' };

interface Options {
  mutationKey: readonly unknown[];
  meta?: MutationMeta;
}
/** The expected invalidations [AMB-40]: nothing else becomes stale. */
const mutations: readonly (readonly [endpoint: string, options: Options, stale: readonly string[]])[] = [
  ['session.update', updateProfile, people],
  ['session.picture', uploadProfilePicture, people],
  ['posts.create', createPost, ['feed.page', 'users.posts', 'discover.search', ...scores]],
  ['posts.like', likePost('a'), scores],
  ['posts.bookmark', bookmarkPost('a'), ['users.bookmarks']],
  ['posts.comment', addComment('a'), scores],
  ['polls.vote', votePoll('a'), scores],
  ['todos.create', createTodo, ['users.todos']],
  ['todos.visit', markTodoVisited(todo, 'me'), ['users.todos', 'users.visitedPlaces', ...scores]],
  ['todos.remove', removeTodo('a'), ['users.todos']],
  ['questions.create', createQuestion, ['questions.list', 'users.questions', 'feed.page', ...scores]],
  [
    'questions.answer',
    addAnswer('a'),
    ['questions.one', 'questions.list', 'users.questions', 'feed.page', ...scores],
  ],
  ['questions.voteAnswer', voteAnswer('a', true), ['questions.one']],
  ['itineraries.create', createItinerary, []],
];
/** Fire and forget: nothing displays these counts. */
const countersOfSponsors = ['leaderboard.impression', 'leaderboard.click'];

const table = Object.entries(endpoints).flatMap(([resource, group]) =>
  Object.entries<Endpoint>(group).map(([name, endpoint]) => ({ name: `${resource}.${name}`, endpoint })),
);
const nameOfKey = ([resource, name]: readonly unknown[]): string => `${String(resource)}.${String(name)}`;

/** A query client in which every read of the table is cached and fresh. */
function withEverythingCached(): QueryClient {
  const client = createQueryClient(() => {});
  for (const { endpoint } of table.filter((entry) => entry.endpoint.method === 'GET')) {
    client.setQueryData([...endpointKey(endpoint), { id: 'any' }], 'cached');
  }
  return client;
}
const staleIn = (client: QueryClient): string[] =>
  client
    .getQueryCache()
    .findAll({ predicate: (query) => query.state.isInvalidated })
    .map(({ queryKey }) => nameOfKey(queryKey))
    .toSorted();

/** Runs a mutation with its own key and meta, but with a different reply. */
const run = (client: QueryClient, { mutationKey, meta }: Options, reply: () => Promise<unknown>) =>
  client
    .getMutationCache()
    .build(client, { mutationKey, mutationFn: reply, ...(meta ? { meta } : {}) })
    .execute(undefined);

describe('the reads that a mutation invalidates', () => {
  test('[AMB-40] every write endpoint has a mutation, keyed by the endpoint', () => {
    const writes = table.filter(({ endpoint }) => endpoint.method !== 'GET').map(({ name }) => name);
    const named = mutations.map(([name]) => name);
    expect([...named, ...countersOfSponsors].toSorted()).toEqual(writes.toSorted());
    expect(mutations.map(([, { mutationKey }]) => nameOfKey(mutationKey))).toEqual(named);
  });

  test.each(mutations)('[AMB-40, DATA-01] %s', async (_, options, stale) => {
    const client = withEverythingCached();
    await run(client, options, async () => ({}));
    expect(staleIn(client)).toEqual([...stale].toSorted());
  });

  test.each(mutations)('[AMB-40] are none where %s fails', async (_, options) => {
    const client = withEverythingCached();
    await run(client, options, () => Promise.reject(new Error('500: '))).catch(() => undefined);
    expect(staleIn(client)).toEqual([]);
  });

  test('[HDR-13, LB-15] include badge, card and leaderboard after every action that earns points', () => {
    const earning = ['posts.create', 'posts.like', 'posts.comment', 'polls.vote', 'todos.visit'];
    const { users, leaderboard } = endpoints;
    for (const name of [...earning, 'questions.create', 'questions.answer']) {
      const meta = mutations.find(([endpoint]) => endpoint === name)?.[1].meta;
      expect(meta?.invalidates).toEqual(
        expect.arrayContaining([users.stats, users.ranking, leaderboard.list]),
      );
    }
  });
});
