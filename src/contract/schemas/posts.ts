import * as z from 'zod/mini';
import { POST_TYPES } from '../../shared/enums.ts';
import { MAX_IMAGES, MAX_POLL_OPTIONS, MIN_POLL_OPTIONS, TEXT_LIMITS } from '../../shared/limits.ts';
import {
  count,
  dateOrDateTime,
  dateTime,
  optionalText,
  picture,
  pictureUrl,
  requiredText,
  shortText,
} from './fields.ts';
import { Poll } from './polls.ts';
import { User } from './users.ts';
import { visibleText } from '../../shared/rules/text.ts';

/** ENT-05. */
export const Comment = z
  .object({ id: z.string(), content: z.string(), createdAt: dateTime, user: User })
  .register(z.globalRegistry, { id: 'Comment', description: 'A comment on a post.' });
export type Comment = z.infer<typeof Comment>;

const userIds = z.array(z.object({ userId: z.string() }));

/** ENT-04. */
export const Post = z
  .object({
    id: z.string(),
    type: z.enum(POST_TYPES),
    content: z.string(),
    destination: z.nullable(z.string()),
    images: z.array(pictureUrl).check(z.maxLength(MAX_IMAGES)),
    createdAt: dateTime,
    user: User,
    likes: userIds,
    bookmarks: userIds,
    comments: z.array(Comment),
    _count: z.object({ likes: count, comments: count }),
    poll: z.nullable(Poll),
  })
  .register(z.globalRegistry, { id: 'Post', description: 'A post; its comments run oldest first.' });
export type Post = z.infer<typeof Post>;

const content = requiredText(TEXT_LIMITS.post, 'Please enter some content for your post.');
const destination = optionalText(TEXT_LIMITS.title);

/** Trimmed and without blank ones before they are counted (AMB-68). */
const pollOptions = z
  .array(shortText(TEXT_LIMITS.title), 'pollOptions is not a JSON list of text')
  .check(
    z.overwrite((options) => options.filter(Boolean)),
    z.minLength(MIN_POLL_OPTIONS, `Please provide at least ${MIN_POLL_OPTIONS} poll options.`),
    z.maxLength(MAX_POLL_OPTIONS, `A poll has at most ${MAX_POLL_OPTIONS} options`),
    z.refine(
      (options) => new Set(options.map(visibleText)).size === options.length,
      'Two poll options are the same',
    ),
  )
  .register(z.globalRegistry, { uniqueItems: true });

export const NewPlainPost = z
  .object({
    type: z.enum(['story', 'tip', 'question']),
    content,
    destination,
    images: z.optional(
      z
        .array(picture)
        .check(z.maxLength(MAX_IMAGES, `You can only upload up to ${MAX_IMAGES} images per post.`)),
    ),
  })
  .register(z.globalRegistry, { id: 'NewPlainPost', description: 'A story, tip or question.' });

export const NewPollPost = z
  .object({
    type: z.literal('poll'),
    content,
    destination,
    pollOptions,
    pollExpiresAt: z.optional(dateOrDateTime),
    images: z.optional(z.array(picture).check(z.maxLength(0, 'A poll has no images'))),
  })
  .register(z.globalRegistry, {
    id: 'NewPollPost',
    description: 'A poll; without `pollExpiresAt`, which must be later than now, it never ends (CRE-16).',
  });

/** API-19, a multipart form in which `pollOptions` is a JSON list of strings. */
export const NewPost = z
  .discriminatedUnion('type', [NewPlainPost, NewPollPost])
  .register(z.globalRegistry, { id: 'NewPost', description: 'A post to publish.' });
export type NewPost = z.input<typeof NewPost>;

export const NewComment = z
  .object({ content: requiredText(TEXT_LIMITS.comment) })
  .register(z.globalRegistry, { id: 'NewComment' });

export const Liked = z
  .object({ liked: z.boolean() })
  .register(z.globalRegistry, { id: 'Liked', description: 'Whether the post is liked now.' });
export const Bookmarked = z
  .object({ bookmarked: z.boolean() })
  .register(z.globalRegistry, { id: 'Bookmarked', description: 'Whether the post is saved now.' });
