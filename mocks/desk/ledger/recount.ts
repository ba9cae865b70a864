import { type AwardKind, POINTS } from '../../../src/shared/limits.ts';
import { displayName } from '../../../src/shared/rules/people.ts';
import type { AwardRow, UserRow } from '../../db/rows.ts';
import { rankUsers } from '../../rules/ranking.ts';

/** Award names as in the specification, in ledger order. */
export const awardNames: Readonly<Record<AwardKind, string>> = {
  'local-answer': 'Local answer',
  'visit-place': 'Visit place',
  like: 'Like',
  comment: 'Comment',
  answer: 'Answer',
  'create-post': 'Create post',
  'poll-vote': 'Poll vote',
  'ask-question': 'Ask question',
};
const isAwardKind = (kind: string): kind is AwardKind => Object.hasOwn(POINTS, kind);
export const awardKinds: readonly AwardKind[] = Object.keys(awardNames).filter(isAwardKind);

export interface LedgerLine {
  kind: AwardKind;
  times: number;
  /** How many of these are from before the demo began. */
  earlier: number;
  points: number;
}

/** The seed's earlier history, which no current post or like accounts for. */
export const isEarlier = ({ id }: AwardRow): boolean => id.includes(':earlier');

/** Breakdown of a user's points; the lines sum up to the total. */
export const ledgerOf = (awards: readonly AwardRow[], userId: string): LedgerLine[] =>
  awardKinds.map((kind) => {
    const own = awards.filter((award) => award.userId === userId && award.kind === kind);
    return {
      kind,
      times: own.length,
      earlier: own.filter(isEarlier).length,
      points: own.reduce((sum, { points }) => sum + points, 0),
    };
  });

interface RankedUser {
  id: string;
  name: string;
  points: number;
  rank: number;
}

/** Everyone's rank if each award had this worth. */
export function rankBy(
  users: readonly UserRow[],
  awards: readonly AwardRow[],
  worth: (award: AwardRow) => number,
): RankedUser[] {
  const sums = new Map<string, number>();
  for (const award of awards) sums.set(award.userId, (sums.get(award.userId) ?? 0) + worth(award));
  return rankUsers(users, sums).map((user, index) => ({
    id: user.id,
    name: displayName(user),
    points: sums.get(user.id) ?? 0,
    rank: index + 1,
  }));
}

interface RankChange {
  id: string;
  name: string;
  before: number;
  after: number;
  rank: number;
  /** Number of ranks gained; negative if lost. */
  up: number;
}

/** The leaderboard rows around a user, before and after. */
export function rankChangesAround(
  before: readonly RankedUser[],
  after: readonly RankedUser[],
  userId: string,
): RankChange[] {
  const index = after.findIndex(({ id }) => id === userId);
  const from = Math.min(Math.max(0, index - 2), Math.max(0, after.length - 5));
  const earlier = new Map(before.map((row) => [row.id, row]));
  return after.slice(from, from + 5).map(({ id, name, points, rank }) => {
    const was = earlier.get(id);
    return { id, name, before: was?.points ?? 0, after: points, rank, up: (was?.rank ?? rank) - rank };
  });
}
