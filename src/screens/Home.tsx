import { useQueryClient } from '@tanstack/react-query';
import { memo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import type { FeedFilter } from '../shared/enums.ts';
import { FILTER_LABELS, readFilter } from '../features/feed/feedFilter.ts';
import { FeedList } from '../features/feed/FeedList.tsx';
import { FeedTabs } from '../features/feed/FeedTabs.tsx';
import { trimFeed } from '../features/feed/queries.ts';
import { useIsFeedEmpty } from '../features/feed/useFeed.ts';
import { WriteButton } from '../features/feed/WriteButton.tsx';
import { ScreenTitle } from '../layout/ScreenTitle.tsx';
import { GuestGreeting } from '../features/session/GuestGreeting.tsx';
import { LeaderboardLink } from '../features/users/LeaderboardLink.tsx';
import { PointsCard } from '../features/users/PointsCard.tsx';
import { HydratedPart } from '../ui/HydratedPart.tsx';
import { TabPanel } from '../ui/TabPanel.tsx';
import type { FeedCardProps } from '../features/feed/FeedItems.tsx';
import { PollCard } from '../features/polls/PollCard.tsx';
import { PostCard } from '../features/posts/PostCard.tsx';
import { QuestionCard } from '../features/questions/QuestionCard.tsx';

const PANEL = 'feed';

/** One feed item, rendered as the card for its type (FEED-08). */
function FeedCard({ item, eager }: FeedCardProps) {
  if (item.contentType === 'poll') return <PollCard item={item} />;
  if (item.contentType === 'question') return <QuestionCard question={item} />;
  return <PostCard post={item} eager={eager} />;
}

/** Re-renders only when the item itself changes. */
const FeedPart = memo(function FeedPart(props: FeedCardProps) {
  return (
    <HydratedPart>
      <FeedCard {...props} />
    </HydratedPart>
  );
});

/** The home feed (FEED-01 to FEED-26). The filter is kept in the URL. */
export function Home() {
  const client = useQueryClient();
  const [params, setParams] = useSearchParams();
  const filter = readFilter(params.get('filter'));
  const isEmpty = useIsFeedEmpty(filter);
  const choose = (next: FeedFilter): void => {
    // A filter that had loaded more pages restarts at offset 0 (FEED-20).
    void trimFeed(client);
    setParams(next === 'recent' ? {} : { filter: next }, { replace: true });
  };
  return (
    <>
      <ScreenTitle>Home</ScreenTitle>
      <h1 className="vh">Home feed</h1>
      <WriteButton />
      <Top>
        <GuestGreeting nothingPosted={isEmpty} />
        <PointsCard />
        <LeaderboardLink />
      </Top>
      <FeedTabs filter={filter} onChange={choose} panelId={PANEL} />
      <Panel id={PANEL} value={filter}>
        <h2 className="vh">{FILTER_LABELS[filter]}</h2>
        <FeedList key={filter} filter={filter} Card={FeedPart} />
      </Panel>
    </>
  );
}

const Top = styled.div`
  padding: 14px var(--gutter) 6px;
`;

const Panel = styled(TabPanel)`
  padding: 16px var(--gutter) 0;
`;
