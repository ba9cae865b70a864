import * as z from 'zod/mini';
import { FEED_FILTERS } from '../../shared/enums.ts';
import { FEED_PAGE_SIZE, MAX_PAGE_SIZE } from '../../shared/limits.ts';
import { wholeNumber, withDefault } from './fields.ts';
import { PollFeedItem } from './polls.ts';
import { Post } from './posts.ts';
import { QuestionSummary } from './questions.ts';

export const PostFeedItem = z.extend(Post, { contentType: z.literal('post') }).register(z.globalRegistry, {
  id: 'PostFeedItem',
  description: 'A story, tip or question post in the feed.',
});
export type PostFeedItem = z.infer<typeof PostFeedItem>;

/** AMB-10. */
export const QuestionFeedItem = z
  .extend(QuestionSummary, { contentType: z.literal('question') })
  .register(z.globalRegistry, { id: 'QuestionFeedItem', description: 'A local question in the feed.' });
export type QuestionFeedItem = z.infer<typeof QuestionFeedItem>;

export const FeedItem = z
  .discriminatedUnion('contentType', [PostFeedItem, PollFeedItem, QuestionFeedItem])
  .register(z.globalRegistry, { id: 'FeedItem' });
export type FeedItem = z.infer<typeof FeedItem>;

export const FeedPage = z
  .object({ data: z.array(FeedItem), hasMore: z.boolean() })
  .register(z.globalRegistry, { id: 'FeedPage', description: 'A page of the feed.' });
export type FeedPage = z.infer<typeof FeedPage>;

export const FeedQuery = z.object({
  filter: withDefault(z.string(), 'recent').register(z.globalRegistry, {
    description: `One of ${FEED_FILTERS.join(', ')}. Unlike other lists of values this one is open: any other value is answered like 'recent', not with 400 (AMB-11).`,
  }),
  offset: withDefault(wholeNumber(0), 0),
  limit: withDefault(wholeNumber(1), FEED_PAGE_SIZE).register(z.globalRegistry, {
    description: `At most ${MAX_PAGE_SIZE} are answered, whatever the limit.`,
  }),
});
