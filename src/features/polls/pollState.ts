import type { Poll } from '../../contract/schemas/polls.ts';
import { type Tally, isPollExpired, parsePollOptions, tally } from '../../shared/rules/polls.ts';

export interface PollState {
  /** Open for votes, voted by the user, or expired (POLL-02 to POLL-04). */
  phase: 'open' | 'voted' | 'expired';
  /**
   * Votes are sent by `index`, since two options may have the same text. `won`: the poll has ended, and no option has
   * more votes.
   */
  rows: (Tally & { index: number; won: boolean })[];
  total: number;
  /** The index of the option that the user voted for. */
  ownVote: number | undefined;
  expired: boolean;
}

/** A poll's state for a user at `now` (ms). Users who voted still see their vote after the end. */
export function pollState(poll: Poll, userId: string | undefined, now: number): PollState {
  const tallies = tally(parsePollOptions(poll.options), poll.votes);
  const ownVote = poll.votes.find((vote) => vote.userId === userId)?.optionIndex;
  const expired = isPollExpired(poll.expiresAt, now);
  const most = Math.max(1, ...tallies.map(({ count }) => count));
  const rows = tallies.map((row, index) => ({ ...row, index, won: expired && row.count === most }));
  return {
    phase: ownVote !== undefined ? 'voted' : expired ? 'expired' : 'open',
    rows,
    total: rows.reduce((sum, { count }) => sum + count, 0),
    ownVote,
    expired,
  };
}
