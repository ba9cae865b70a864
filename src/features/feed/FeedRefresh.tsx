import ArrowsClockwiseIcon from '@phosphor-icons/core/regular/arrows-clockwise.svg?react';
import { useQueryClient } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { keyframes, styled } from 'styled-components';
import { formatCount, formatNumber } from '../../shared/format/numbers.ts';
import { TOAST_DURATION } from '../../ui/constants.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { RollingText } from '../../ui/RollingText.tsx';
import { Tooltip } from '../../ui/Tooltip.tsx';
import { announcedIds } from './feedItems.ts';
import { findFeedItemsInCache } from './queries.ts';
import { refreshFeed } from './refreshFeed.ts';
import { announcedPosts } from './announcedPosts.ts';

/** Not 'Refresh', since that is the action in toasts about new content. */
const LABEL = 'Check for new posts';

/** Number of announced posts that no feed shows yet. */
function useWaitingCount(): number {
  const client = useQueryClient();
  const announced = useSyncExternalStore(
    announcedPosts.subscribe,
    announcedPosts.get,
    announcedPosts.getServerSnapshot,
  );
  if (announced.length === 0) return 0;
  const idsInFeed = announcedIds(findFeedItemsInCache(client));
  return announced.filter((id) => !idsInFeed.has(id)).length;
}

/** Reloads the feed from offset 0 (FEED-22), and shows how many new posts are waiting (WS-08). */
export function FeedRefresh({ onPress }: { onPress: () => void }) {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const waiting = useWaitingCount();
  const label = waiting > 0 ? `${LABEL} (${formatCount(waiting, 'new post')})` : LABEL;
  const refresh = async (): Promise<void> => {
    if (busy) return;
    onPress();
    setBusy(true);
    await refreshFeed(client);
    setBusy(false);
  };
  return (
    <Tooltip label={label} below>
      <Round label={label} aria-busy={busy} onClick={() => void refresh()}>
        {waiting > 0 && (
          <span aria-hidden>
            <RollingText>{formatNumber(waiting)}</RollingText>
          </span>
        )}
        <ArrowsClockwiseIcon aria-hidden />
      </Round>
    </Tooltip>
  );
}

const turn = keyframes`to { transform: rotate(360deg); }`;
const appear = keyframes`from { visibility: hidden; }`;
const Round = styled(IconButton)`
  /* At the icon's upper corner, clear of the line of the tabs. A toast announces a new post; the count appears once the
     toast is gone and stays. */
  > span {
    position: absolute;
    top: 1px;
    inset-inline-start: 24px;
    min-width: 18px;
    padding: 0 5px;
    border-radius: 10px;
    background: var(--vermilion-fill);
    color: var(--on-vermilion);
    font: 680 11px/18px var(--font-text);
    text-align: center;
    white-space: nowrap;
    animation: ${appear} 1ms ${TOAST_DURATION}ms backwards;
  }
  &[aria-busy='true'] svg {
    animation: ${turn} 0.9s linear infinite;
    @media (prefers-reduced-motion: reduce) {
      animation: none;
      opacity: 0.5;
    }
  }
`;
