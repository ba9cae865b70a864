import * as z from 'zod/mini';
import { Poll } from './polls.ts';
import { User, isoDate, upload } from './users.ts';
import { POST_TYPES } from '../../shared/enums.ts';

/** ENT-05. */
export const Comment = z.object({ id: z.string(), content: z.string(), createdAt: isoDate, user: User });
export type Comment = z.infer<typeof Comment>;

const marks = z.array(z.object({ userId: z.string() }));

/** ENT-04. `comments` runs oldest first. */
export const Post = z.object({
  id: z.string(),
  type: z.enum(POST_TYPES),
  content: z.string(),
  destination: z.nullable(z.string()),
  images: z.array(z.string()),
  createdAt: isoDate,
  user: User,
  likes: marks,
  bookmarks: marks,
  comments: z.array(Comment),
  _count: z.object({ likes: z.number(), comments: z.number() }),
  poll: z.nullable(Poll),
});
export type Post = z.infer<typeof Post>;

/**
 * The multipart form of API-19. `pollOptions` is a JSON list of text, `pollExpiresAt` an ISO date that is
 * left out for never (CRE-16).
 */
export const NewPost = z.object({
  content: z.string(),
  type: z.enum(POST_TYPES),
  destination: z.optional(z.string()),
  pollOptions: z.optional(z.string()),
  pollExpiresAt: z.optional(z.string()),
  images: z.optional(z.array(upload)),
});
export type NewPost = z.infer<typeof NewPost>;

export const NewComment = z.object({ content: z.string() });
export const Liked = z.object({ liked: z.boolean() });
export const Bookmarked = z.object({ bookmarked: z.boolean() });
