import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { FeedFilter } from '../../shared/enums.ts';
import { FEED_PAGE_SIZE, FEED_TRIGGER_PX } from '../../shared/limits.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { InfiniteSentinel } from '../../ui/InfiniteSentinel.tsx';
import { Lazy } from '../../ui/Lazy.tsx';
import { FailureArt } from '../../brand/FailureArt.tsx';
import { SkeletonCard } from '../../brand/SkeletonCard.tsx';
import { SkipLink } from '../../ui/SkipLink.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { FeedItems, type FeedItemsProps } from './FeedItems.tsx';
import { announcedIds } from './feedItems.ts';
import { type Feed, useFeed } from './useFeed.ts';
import { announcedPosts } from './announcedPosts.ts';

const SKELETONS: Partial<Record<FeedFilter, 'poll' | 'question'>> = { polls: 'poll', questions: 'question' };

const loadEmptyFeed = () => import('./EmptyFeed.tsx').then((file) => file.EmptyFeed);

/** The feed of one filter with all its states (FEED-08, FEED-12 to FEED-19, FEED-26). */
export function FeedList({ filter, Card: ItemCard }: { filter: FeedFilter; Card: FeedItemsProps['Card'] }) {
  const feed = useFeed(filter);
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => announcedPosts.drop(announcedIds(feed.items ?? [])), [feed.items]);
  if (feed.failed) {
    return (
      <Card $flush>
        <ErrorState
          title="The feed did not load"
          error={feed.error}
          art={<FailureArt error={feed.error} />}
          onRetry={feed.retry}
        />
      </Card>
    );
  }
  if (!feed.items) {
    const skeleton = <SkeletonCard variant={SKELETONS[filter] ?? 'post'} />;
    return (
      <Stack $gap={18}>
        <VisuallyHidden role="status">Loading...</VisuallyHidden>
        {skeleton}
        {skeleton}
      </Stack>
    );
  }
  if (feed.items.length === 0) return <Lazy load={loadEmptyFeed} wanted props={{ filter }} />;
  return (
    <>
      <Stack $gap={18}>
        <Items $gap={18}>
          <SkipLink target={end}>Skip the feed</SkipLink>
          <FeedItems items={feed.items} Card={ItemCard} />
        </Items>
        <Stack $gap={18} ref={end} tabIndex={-1}>
          <FeedEnd feed={feed} count={feed.items.length} />
        </Stack>
      </Stack>
    </>
  );
}

/** Loads the next page on scroll or by button, or says that the end of the feed is reached. */
function FeedEnd({ feed, count }: { feed: Feed; count: number }) {
  if (!feed.hasMore) return count > FEED_PAGE_SIZE ? <End>You've reached the end</End> : null;
  return (
    <>
      {/* Keyed by page and fetch, so that a list shorter than the viewport keeps loading. */}
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

/** Positions the skip link over the first item. */
const Items = styled(Stack)`
  position: relative;
  /* Keeps it clear of the sticky tabs. */
  > button {
    scroll-margin-top: 3rem;
  }
`;

/** At the bottom of the page, since the trigger distance is measured from there (FEED-16). */
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
