import { mutationOptions } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { endpointKey } from '../../api/endpointQuery.ts';
import { LOGGED_OUT } from '../../api/mutationMeta.ts';
import { endpoints } from '../../contract/endpoints.ts';
import type { NewPost } from '../../contract/schemas/posts.ts';
import { scoreEndpoints } from '../users/queries.ts';

const { posts, users, feed, discover } = endpoints;

/** CRE-12 to CRE-14. */
export const createPost = mutationOptions({
  mutationKey: endpointKey(posts.create),
  mutationFn: (body: NewPost) => call(posts.create, { body }),
  meta: {
    errorMessage: 'Failed to create post. Please try again.',
    unauthorized: LOGGED_OUT,
    invalidates: [feed.page, users.posts, discover.search, ...scoreEndpoints],
  },
});

/** CARD-04, CARD-14. Here and below, lists that show the post are updated in place. */
export const likePost = (id: string) =>
  mutationOptions({
    mutationKey: endpointKey(posts.like, { params: { id } }),
    mutationFn: () => call(posts.like, { params: { id } }),
    meta: { errorMessage: 'Failed to like post. Please try again.', invalidates: scoreEndpoints },
  });

/** CARD-06, CARD-15. */
export const bookmarkPost = (id: string) =>
  mutationOptions({
    mutationKey: endpointKey(posts.bookmark, { params: { id } }),
    mutationFn: () => call(posts.bookmark, { params: { id } }),
    meta: {
      errorMessage: 'Failed to bookmark post. Please try again.',
      invalidates: [users.bookmarks],
    },
  });

/** CARD-10, CARD-16 to CARD-18. */
export const addComment = (id: string) =>
  mutationOptions({
    mutationKey: endpointKey(posts.comment, { params: { id } }),
    mutationFn: (content: string) => call(posts.comment, { params: { id }, body: { content } }),
    meta: {
      errorMessage: 'Failed to add comment. Please try again.',
      unauthorized: LOGGED_OUT,
      invalidates: scoreEndpoints,
    },
  });
