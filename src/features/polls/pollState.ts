import type { Poll } from '../../contract/schemas/polls.ts';
import { type Tally, isPollExpired, parsePollOptions, tally } from '../../shared/rules/polls.ts';

export interface PollState {
  /** What a reader may do: vote, see the result of having voted, or see what came out (POLL-02 to POLL-04). */
  phase: 'open' | 'voted' | 'expired';
  /** `index` is what is voted for: two options may read alike. */
  rows: (Tally & { index: number })[];
  total: number;
  /** The option of the reader's own vote. */
  mine: number | undefined;
  expired: boolean;
}

/** A poll as one reader sees it at one moment (ms). A vote outlasts the poll's end: it stays marked. */
export function pollState(poll: Poll, userId: string | undefined, now: number): PollState {
  const rows = tally(parsePollOptions(poll.options), poll.votes).map((row, index) => ({ ...row, index }));
  const mine = poll.votes.find((vote) => vote.userId === userId)?.optionIndex;
  const expired = isPollExpired(poll.expiresAt, now);
  return {
    phase: mine !== undefined ? 'voted' : expired ? 'expired' : 'open',
    rows,
    total: rows.reduce((sum, { count }) => sum + count, 0),
    mine,
    expired,
  };
}
