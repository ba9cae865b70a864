import type { Poll } from '../../contract/schemas/polls.ts';
import { type Tally, isPollExpired, parsePollOptions, tally } from '../../shared/rules/polls.ts';

export interface PollState {
  /** Votes are open, the user has voted, or the poll has ended (POLL-02 to POLL-04). */
  phase: 'open' | 'voted' | 'expired';
  /** A vote names the `index`: two options may have the same text. */
  rows: (Tally & { index: number })[];
  total: number;
  /** The index of the option that the user voted for. */
  ownVote: number | undefined;
  expired: boolean;
}

/** A poll as a user sees it at `now` (ms). Users who voted keep their result after the end. */
export function pollState(poll: Poll, userId: string | undefined, now: number): PollState {
  const rows = tally(parsePollOptions(poll.options), poll.votes).map((row, index) => ({ ...row, index }));
  const ownVote = poll.votes.find((vote) => vote.userId === userId)?.optionIndex;
  const expired = isPollExpired(poll.expiresAt, now);
  return {
    phase: ownVote !== undefined ? 'voted' : expired ? 'expired' : 'open',
    rows,
    total: rows.reduce((sum, { count }) => sum + count, 0),
    ownVote,
    expired,
  };
}
