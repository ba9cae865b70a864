import { useState } from 'react';
import type { Poll } from '../../contract/schemas/polls.ts';
import { formatExpiry } from '../../shared/format/time.ts';
import { HOUR } from '../../shared/limits.ts';
import { renderTime } from '../../shared/renderTime.ts';
import { isPollExpired } from '../../shared/rules/polls.ts';
import { useNow } from '../../ui/useNow.ts';
import { useCurrentUser } from '../session/queries.ts';
import { type PollState, pollState } from './pollState.ts';

interface PollView extends PollState {
  /** The time left as text; null if the poll never expires (POLL-11 to POLL-15). */
  expiry: string | null;
  /** Whether it ends within the hour. */
  endsSoon: boolean;
  /** Whether it expired while on screen. */
  hasEnded: boolean;
}

/** Time in ms when the poll was first shown; reset when a prerendered page's fixed time is released. */
function useShownAt(now: number): number {
  const isFixed = renderTime.isFixed();
  const [shown, setShown] = useState({ at: now, isFixed });
  if (shown.isFixed && !isFixed) setShown({ at: now, isFixed });
  return shown.at;
}

/** A poll's state for the current user; updates automatically when the poll ends (POLL-19). */
export function usePollState(poll: Poll): PollView {
  const { expiresAt } = poll;
  const now = useNow(expiresAt === null ? null : Date.parse(expiresAt));
  const shownAt = useShownAt(now);
  const state = pollState(poll, useCurrentUser()?.id, now);
  return {
    ...state,
    expiry: formatExpiry(expiresAt, now),
    endsSoon: !state.expired && isPollExpired(expiresAt, now + HOUR),
    hasEnded: state.expired && !isPollExpired(expiresAt, shownAt),
  };
}
