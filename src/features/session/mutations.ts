import { mutationOptions } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { endpointKey } from '../../api/endpointQuery.ts';
import { LOGGED_OUT } from '../../api/mutationMeta.ts';
import { endpoints } from '../../contract/endpoints.ts';
import type { ProfileUpdate } from '../../contract/schemas/users.ts';

const { session, users, feed, posts, questions, discover, leaderboard } = endpoints;

/** The reads that show users' names and pictures (EDIT-11). */
const endpointsWithUsers = [
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

/** EDIT-06, EDIT-08. */
export const updateProfile = mutationOptions({
  mutationKey: endpointKey(session.update),
  mutationFn: (body: ProfileUpdate) => call(session.update, { body }),
  meta: {
    errorMessage: (message) => `Failed to update profile: ${message || 'please try again'}`,
    unauthorized: LOGGED_OUT,
    invalidates: endpointsWithUsers,
  },
});

/** EDIT-05, EDIT-07. */
export const uploadProfilePicture = mutationOptions({
  mutationKey: endpointKey(session.picture),
  mutationFn: (profilePicture: File) => call(session.picture, { body: { profilePicture } }),
  meta: {
    errorMessage: (message) => `Failed to update profile picture: ${message || 'please try again'}`,
    unauthorized: LOGGED_OUT,
    invalidates: endpointsWithUsers,
  },
});
