import HourglassMediumIcon from '@phosphor-icons/core/regular/hourglass-medium.svg?react';
import LockSimpleIcon from '@phosphor-icons/core/regular/lock-simple.svg?react';
import { styled } from 'styled-components';
import type { Poll } from '../../contract/schemas/polls.ts';
import { formatCount } from '../../shared/format/numbers.ts';
import { RollingText } from '../../ui/RollingText.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { usePollState } from './usePollState.ts';

/** The number of votes and the time left, if the poll has an end (POLL-11 to POLL-15). */
export function PollVoteCount({ poll }: { poll: Poll }) {
  const { total, expired, expiry, endsSoon, hasEnded } = usePollState(poll);
  return (
    <Line>
      <RollingText>{formatCount(total, 'vote')}</RollingText>
      {expiry && (
        <span data-ended={hasEnded || undefined}>
          {expired ? <LockSimpleIcon aria-hidden /> : <HourglassMediumIcon aria-hidden />}
          {expiry}
        </span>
      )}
      {/* Rendered before its text, so that the text is announced when it appears. */}
      {(endsSoon || hasEnded) && (
        <VisuallyHidden role="status">{hasEnded && 'A poll has ended.'}</VisuallyHidden>
      )}
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  flex: 1;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  color: var(--ink-3);
  font: var(--t-meta);
  > span + span {
    display: inline-flex;
    align-items: center;
    gap: 4px;
  }
  /* The stub shows visually that the poll has ended. */
  [data-ended] {
    color: var(--plum);
    font-weight: 680;
  }
  svg {
    width: 15px;
    height: 15px;
  }
`;
