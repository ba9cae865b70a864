import ArrowsClockwiseIcon from '@phosphor-icons/core/regular/arrows-clockwise.svg?react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { keyframes, styled } from 'styled-components';
import { IconButton } from '../../ui/IconButton.tsx';
import { Tooltip } from '../../ui/Tooltip.tsx';
import { refreshFeed } from './refreshFeed.ts';

/** Not 'Refresh', which is the action of the toasts about new content. */
const LABEL = 'Check for new posts';

/** Reads the feed again from offset 0 (FEED-22). */
export function FeedRefresh({ onPress }: { onPress: () => void }) {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const refresh = async (): Promise<void> => {
    if (busy) return;
    onPress();
    setBusy(true);
    await refreshFeed(client);
    setBusy(false);
  };
  return (
    <Tooltip label={LABEL} below>
      <Round label={LABEL} aria-busy={busy} onClick={() => void refresh()}>
        <ArrowsClockwiseIcon aria-hidden />
      </Round>
    </Tooltip>
  );
}

const turn = keyframes`to { transform: rotate(360deg); }`;
const Round = styled(IconButton)`
  &[aria-busy='true'] svg {
    animation: ${turn} 0.9s linear infinite;
    @media (prefers-reduced-motion: reduce) {
      animation: none;
      opacity: 0.5;
    }
  }
`;
