import { MutationObserver, type MutationObserverOptions, type QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createQueryClient } from '../../api/queryClient.ts';
import { setApiReady } from '../../api/ready.ts';
import { openOtherTabs } from '../../storage/otherTabs.ts';
import { bookmarkPost, likePost } from '../posts/mutations.ts';
import { postQuery } from '../posts/queries.ts';
import { votePoll } from '../polls/mutations.ts';
import { currentUserQuery } from '../session/queries.ts';
import { removeTodo } from '../todos/mutations.ts';
import { todosQuery } from '../todos/queries.ts';
import { shareWrites } from './useSharedWrites.ts';

const user = (id: string) => ({
  id,
  firstName: id,
  lastName: null,
  email: null,
  profileImageUrl: null,
  bio: null,
});
const poll = { id: 'poll', options: ['Hills', 'Sea'], votes: [], expiresAt: null };
const post = {
  id: 'p',
  type: 'poll' as const,
  content: 'Hills or sea?',
  destination: null,
  images: [],
  createdAt: '2026-11-01T00:00:00.000Z',
  user: user('ravi'),
  likes: [],
  bookmarks: [],
  comments: [],
  _count: { likes: 0, comments: 0 },
  poll,
};

/** A tab of a user with the post and the to-dos on screen. */
function openTab(userId: string): QueryClient {
  const client = createQueryClient(() => undefined);
  client.setQueryData(currentUserQuery.queryKey, user(userId));
  client.setQueryData(postQuery('p').queryKey, post);
  client.setQueryData(todosQuery(userId).queryKey, []);
  onTestFinished(shareWrites(client));
  return client;
}
const postIn = (client: QueryClient) => client.getQueryData(postQuery('p').queryKey);

async function write<D, V>(
  client: QueryClient,
  options: MutationObserverOptions<D, Error, V>,
  value: V,
): Promise<void> {
  await new MutationObserver(client, options).mutate(value);
}
const answerWith = (reply: object): void =>
  void vi.stubGlobal('fetch', () => Promise.resolve(Response.json(reply)));

beforeEach(() => {
  setApiReady(() => Promise.resolve());
  return () => vi.unstubAllGlobals();
});

test('[CARD-04, CARD-06] a like and a bookmark reach only other tabs of the same user', async () => {
  const [first, second, ravi] = [openTab('asha'), openTab('asha'), openTab('ravi')];
  answerWith({ liked: true });
  await write(first, likePost('p'), undefined);
  answerWith({ bookmarked: true });
  await write(first, bookmarkPost('p'), undefined);
  const mine = [{ userId: 'asha' }];
  await vi.waitFor(() =>
    expect(postIn(second)).toMatchObject({ likes: mine, bookmarks: mine, _count: { likes: 1 } }),
  );
  expect(postIn(ravi)).toEqual(post);
});

test('[CARD-04] a like right after the tabs have opened reaches the other tab', async () => {
  let answer: () => void = () => undefined;
  setApiReady(() => new Promise<void>((resolve) => (answer = resolve)));
  const [first, second] = [openTab('asha'), openTab('asha')];
  answerWith({ liked: true });
  const liked = write(first, likePost('p'), undefined);
  answer();
  await liked;
  await vi.waitFor(() => expect(postIn(second)?._count.likes).toBe(1));
});

test('[POLL-06] a vote reaches the other tabs', async () => {
  const [first, second] = [openTab('asha'), openTab('asha')];
  const votes = [{ userId: 'asha', optionIndex: 1 }];
  answerWith({ ...poll, votes });
  await write(first, votePoll('poll'), 1);
  await vi.waitFor(() => expect(postIn(second)?.poll?.votes).toEqual(votes));
});

test('[TODO-08] reads that a write makes stale are refetched in the other tabs', async () => {
  const [first, second] = [openTab('asha'), openTab('asha')];
  answerWith({ success: true });
  await write(first, removeTodo('t'), undefined);
  const state = () => second.getQueryState(todosQuery('asha').queryKey);
  await vi.waitFor(() => expect(state()?.isInvalidated).toBe(true));
});

test.each(['garbage', null, {}, { userId: 'asha', key: ['posts', 'like', { id: 'p' }], data: 5, stale: [] }])(
  'a message that cannot be read changes nothing: %j',
  async (message) => {
    const [first, second] = [openTab('asha'), openTab('asha')];
    const another = openOtherTabs(() => undefined);
    onTestFinished(() => another?.close());
    another?.post(message);
    answerWith({ liked: true });
    await write(first, likePost('p'), undefined);
    await vi.waitFor(() => expect(postIn(second)?._count.likes).toBe(1));
  },
);
