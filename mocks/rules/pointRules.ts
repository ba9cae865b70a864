import { type AwardKind, POINTS, POINTS_PER_LEVEL } from '../../src/shared/limits.ts';
import type { AwardRow, RowChange } from '../db/rows.ts';

/** Points per kind of award. */
export type PointsPerAward = Readonly<Record<AwardKind, number>>;

/** The point rules that the demo desk can change. */
export interface PointRules {
  pointsPerAward: PointsPerAward;
  pointsPerLevel: number;
  /** Also apply the rules to awards made before the change. */
  replayed: boolean;
}

/** The defaults from the specification (PTS-01 to PTS-09). */
export const specifiedRules: PointRules = {
  pointsPerAward: POINTS,
  pointsPerLevel: POINTS_PER_LEVEL,
  replayed: false,
};

/** Seed awards whose points differ under these rules, with their new points. */
export const recountedAwards = (
  awards: readonly AwardRow[],
  { pointsPerAward, replayed }: PointRules,
): RowChange<'award'>[] =>
  replayed
    ? awards
        .filter(({ kind, points }) => points !== pointsPerAward[kind])
        .map((row) => ({ table: 'award', id: row.id, row: { ...row, points: pointsPerAward[row.kind] } }))
    : [];
