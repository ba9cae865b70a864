import * as z from 'zod/mini';
import { PollFeedItem } from './polls.ts';
import { Post } from './posts.ts';
import { QuestionSummary } from './questions.ts';

export const PostFeedItem = z.extend(Post, { contentType: z.literal('post') });
export type PostFeedItem = z.infer<typeof PostFeedItem>;

/** AMB-10: a local question. */
export const QuestionFeedItem = z.extend(QuestionSummary, { contentType: z.literal('question') });
export type QuestionFeedItem = z.infer<typeof QuestionFeedItem>;

export const FeedItem = z.discriminatedUnion('contentType', [PostFeedItem, PollFeedItem, QuestionFeedItem]);
export type FeedItem = z.infer<typeof FeedItem>;

export const FeedPage = z.object({ data: z.array(FeedItem), hasMore: z.boolean() });
export type FeedPage = z.infer<typeof FeedPage>;

export const FeedQuery = z.object({
  filter: z.optional(z.string()),
  offset: z.optional(z.string()),
  limit: z.optional(z.string()),
});
