import { styled } from 'styled-components';
import type { FeedFilter } from '../../shared/enums.ts';
import { FEED_PAGE_SIZE, FEED_TRIGGER_PX } from '../../shared/limits.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { InfiniteSentinel } from '../../ui/InfiniteSentinel.tsx';
import { SkeletonCard } from '../../brand/SkeletonCard.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { EmptyFeed } from './EmptyFeed.tsx';
import { FeedItems } from './FeedItems.tsx';
import { type Feed, useFeed } from './useFeed.ts';

/** The feed of one filter in all its states (FEED-08, FEED-12 to FEED-19, FEED-26). */
export function FeedList({ filter }: { filter: FeedFilter }) {
  const feed = useFeed(filter);
  if (feed.failed) {
    return (
      <Card $flush>
        <ErrorState title="The feed did not load" onRetry={feed.retry} />
      </Card>
    );
  }
  if (!feed.items) {
    return (
      <Stack $gap={18}>
        <VisuallyHidden role="status">Loading...</VisuallyHidden>
        <SkeletonCard variant="post" />
        <SkeletonCard variant="post" />
      </Stack>
    );
  }
  if (feed.items.length === 0) return <EmptyFeed filter={filter} />;
  return (
    <Stack $gap={18}>
      <FeedItems items={feed.items} />
      <Foot feed={feed} count={feed.items.length} />
    </Stack>
  );
}

/** What stands under the last item: the way to more, by itself or by hand, or the end. */
function Foot({ feed, count }: { feed: Feed; count: number }) {
  if (!feed.hasMore) return count > FEED_PAGE_SIZE ? <End>You've reached the end</End> : null;
  return (
    <>
      {/* Set anew after each page and each read, so that a list too short for the window goes on. */}
      {!feed.moreFailed && (
        <Bottom>
          <InfiniteSentinel
            key={`${feed.pageCount} ${feed.busy}`}
            onReach={feed.loadMore}
            rootMargin={`${FEED_TRIGGER_PX}px`}
          />
        </Bottom>
      )}
      {feed.moreFailed && <Failed role="alert">The next page did not load.</Failed>}
      <Button variant="line" full pending={feed.loadingMore} pendingLabel="Loading" onClick={feed.loadMore}>
        Load More
      </Button>
    </>
  );
}

/** Of the page, not of the list: from there the distance counts (FEED-16). */
const Bottom = styled.div`
  position: absolute;
  inset: auto 0 0;
`;

const End = styled.p`
  padding: 12px 0 4px;
  color: var(--ink-2);
  font: var(--t-strong);
  text-align: center;
`;

const Failed = styled.p`
  color: var(--vermilion);
  font: var(--t-strong);
  text-align: center;
`;
