import type { Poll } from '../../contract/schemas/polls.ts';
import { formatExpiry } from '../../shared/format/time.ts';
import { useNow } from '../../ui/useNow.ts';
import { useCurrentUser } from '../session/queries.ts';
import { type PollState, pollState } from './pollState.ts';

interface Ballot extends PollState {
  /** How long is left; null for a poll that never ends (POLL-11 to POLL-15). */
  expiry: string | null;
}

/** A poll for whoever is looking; turns over by itself when its time has passed (POLL-19). */
export function usePollState(poll: Poll): Ballot {
  const now = useNow(poll.expiresAt === null ? null : Date.parse(poll.expiresAt));
  return { ...pollState(poll, useCurrentUser()?.id, now), expiry: formatExpiry(poll.expiresAt, now) };
}
