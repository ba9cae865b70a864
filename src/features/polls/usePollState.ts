import type { Poll } from '../../contract/schemas/polls.ts';
import { formatExpiry } from '../../shared/format/time.ts';
import { useNow } from '../../ui/useNow.ts';
import { useCurrentUser } from '../session/queries.ts';
import { type PollState, pollState } from './pollState.ts';

interface PollView extends PollState {
  /** The time left as text; null for a poll that never ends (POLL-11 to POLL-15). */
  expiry: string | null;
}

/** A poll as the current user sees it; updates by itself when the poll ends (POLL-19). */
export function usePollState(poll: Poll): PollView {
  const now = useNow(poll.expiresAt === null ? null : Date.parse(poll.expiresAt));
  return { ...pollState(poll, useCurrentUser()?.id, now), expiry: formatExpiry(poll.expiresAt, now) };
}
