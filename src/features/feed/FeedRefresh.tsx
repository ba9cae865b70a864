import { ArrowsClockwiseIcon } from '@phosphor-icons/react/dist/csr/ArrowsClockwise';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { keyframes, styled } from 'styled-components';
import { resetFeed } from '../../api/resetFeed.ts';
import { IconButton } from '../../ui/IconButton.tsx';

/** Asks for what is new, from offset 0 (FEED-22). Not named as the toasts' 'Refresh' is. */
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
    <Round label="Check for new posts" aria-busy={busy} onClick={() => void ask()}>
      <ArrowsClockwiseIcon aria-hidden />
    </Round>
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
