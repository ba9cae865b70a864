import ArrowsClockwiseIcon from '@phosphor-icons/core/regular/arrows-clockwise.svg?react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { keyframes, styled } from 'styled-components';
import { resetFeed } from './queries.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { Tooltip } from '../../ui/Tooltip.tsx';

/** Not 'Refresh': so the toasts' way to the news is named. */
const LABEL = 'Check for new posts';

/** Asks for what is new, from offset 0 (FEED-22). */
export function FeedRefresh({ onPress }: { onPress: () => void }) {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const ask = async (): Promise<void> => {
    if (busy) return;
    onPress();
    setBusy(true);
    await resetFeed(client);
    setBusy(false);
  };
  return (
    <Tooltip label={LABEL} below>
      <Round label={LABEL} aria-busy={busy} onClick={() => void ask()}>
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
