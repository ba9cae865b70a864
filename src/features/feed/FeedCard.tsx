import { memo } from 'react';
import type { FeedItem } from '../../contract/schemas/feed.ts';
import { PollCard } from '../polls/PollCard.tsx';
import { PostCard } from '../posts/PostCard.tsx';
import { QuestionCard } from '../questions/QuestionCard.tsx';

interface Props {
  item: FeedItem;
  eager: boolean;
}

/** One item of the feed on the paper of its kind (FEED-08). Drawn again only when the item itself has changed. */
export const FeedCard = memo(function FeedCard({ item, eager }: Props) {
  if (item.contentType === 'poll') return <PollCard item={item} />;
  if (item.contentType === 'question') return <QuestionCard question={item} />;
  return <PostCard post={item} eager={eager} />;
});
