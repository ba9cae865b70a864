import type { QueryClient } from '@tanstack/react-query';
import type { Endpoint } from '../contract/endpoint.ts';
import { endpoints } from '../contract/endpoints.ts';
import { endpointKey } from './endpointQuery.ts';

const { session, users, feed, posts, todos, questions, discover, leaderboard } = endpoints;

/** Whatever may move when points are earned: HDR-13, LB-15, PTS-17. */
const standing = [users.stats, users.ranking, users.badges, users.challenges, leaderboard.list];
/** Wherever a person's name or picture is shown (EDIT-11). */
const people = [
  session.current,
  users.one,
  users.posts,
  users.bookmarks,
  users.questions,
  feed.page,
  posts.one,
  questions.list,
  questions.one,
  discover.search,
  leaderboard.list,
];

/**
 * AMB-40: which reads each write makes stale; nothing else refetches. Likes, bookmarks, comments and votes
 * patch the posts they touch in the cache and so name no post lists here.
 */
export const invalidates = new Map<Endpoint, readonly Endpoint[]>([
  [session.update, people],
  [session.picture, people],
  [posts.create, [feed.page, users.posts, discover.search, ...standing]],
  [posts.like, standing],
  [posts.bookmark, [users.bookmarks]],
  [posts.comment, standing],
  [endpoints.polls.vote, standing],
  [todos.create, [users.todos]],
  [todos.visit, [users.todos, users.visitedPlaces, ...standing]],
  [todos.remove, [users.todos]],
  [questions.create, [questions.list, users.questions, feed.page, ...standing]],
  [questions.answer, [questions.one, questions.list, users.questions, feed.page, ...standing]],
  [questions.voteAnswer, [questions.one]],
  [endpoints.itineraries.create, []],
  [leaderboard.impression, []],
  [leaderboard.click, []],
]);

/** Marks the reads that a write made stale; those on screen refetch. */
export async function invalidate(client: QueryClient, row: Endpoint): Promise<void> {
  await Promise.all(
    (invalidates.get(row) ?? []).map((stale) => client.invalidateQueries({ queryKey: endpointKey(stale) })),
  );
}
