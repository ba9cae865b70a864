import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { setApiReady } from '../../api/ready.ts';
import { markTodoVisited } from './mutations.ts';

const todo = { id: 't', destination: 'Leh', notes: null, isVisited: false, createdAt: '', updatedAt: '' };
const place = (destination: string) => ({ id: destination, destination, notes: null, visitedAt: '' });

/** Replies to reads of visited places with these, and to every other call with the to-do. */
function answerWith(places: Response | readonly object[]): void {
  vi.stubGlobal('fetch', (url: string) => {
    if (!url.endsWith('/visited-places')) return Promise.resolve(Response.json({ ...todo, isVisited: true }));
    return Promise.resolve(places instanceof Response ? places : Response.json(places));
  });
}

beforeEach(() => {
  setApiReady(() => Promise.resolve());
  return () => vi.unstubAllGlobals();
});

test.each<[string, Response | readonly object[], number]>([
  ['a first visit', [place('Kochi')], 5],
  ['a place that was visited before', [place('Kochi'), place(' LEH ')], 0],
  ['visits that cannot be read', Response.json({ message: 'No' }, { status: 500 }), 0],
])('[AMB-25, TODO-06] announces the points of %s', async (_, places, points) => {
  answerWith(places);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const observer = new MutationObserver(client, markTodoVisited(todo, 'me'));
  expect(await observer.mutate()).toEqual({ points });
});
