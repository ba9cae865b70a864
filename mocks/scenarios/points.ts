import { type AwardKind, POINTS, POINTS_PER_LEVEL } from '../../src/shared/limits.ts';
import { DEFAULT_TRAVELLER } from '../content/namedUsers.ts';
import type { AwardRow, Dataset } from '../db/rows.ts';
import { SEED_EPOCH, dateOf, inMinutes } from '../seed/dates.ts';
import { datasetAt } from '../seed/datasetAt.ts';

/** Age of the added awards: outside every user's streak. */
const DAYS_AGO = 74;

/** Points per user in the finished dataset. */
function totals(full: Dataset): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const { userId, points } of datasetAt(full, SEED_EPOCH).award)
    sums.set(userId, (sums.get(userId) ?? 0) + points);
  return sums;
}

/** Awards worth this many points in total: answers to locals first, likes for the remainder. */
function worth(userId: string, points: number): AwardRow[] {
  const answers = Math.floor(points / POINTS['local-answer']);
  const kinds: AwardKind[] = [
    ...Array.from({ length: answers }, (): AwardKind => 'local-answer'),
    ...Array.from({ length: points % POINTS['local-answer'] }, (): AwardKind => 'like'),
  ];
  return kinds.map((kind, index) => ({
    id: `${userId}:${kind}:scenario_${index + 1}`,
    userId,
    kind,
    points: POINTS[kind],
    createdAt: dateOf(inMinutes(DAYS_AGO)),
  }));
}

/** The default traveller is one point short of the next level. */
export function atLevelUp(full: Dataset): Dataset {
  const points = totals(full).get(DEFAULT_TRAVELLER) ?? 0;
  const missing = POINTS_PER_LEVEL - 1 - (points % POINTS_PER_LEVEL);
  return { ...full, award: [...full.award, ...worth(DEFAULT_TRAVELLER, missing)] };
}

/** The second on the leaderboard has as many points as the first. */
export function twoEqual(full: Dataset): Dataset {
  const [first, second] = [...totals(full)].toSorted(([, a], [, b]) => b - a);
  if (!first || !second) return full;
  return { ...full, award: [...full.award, ...worth(second[0], first[1] - second[1])] };
}
