import { type AwardKind, POINTS, POINTS_PER_LEVEL } from '../../src/shared/limits.ts';
import type { AwardRow, RowChange } from '../db/rows.ts';

/** What each award is worth. */
export type Worths = Readonly<Record<AwardKind, number>>;

/** The point rules that the demo desk can change. */
export interface PointRules {
  worths: Worths;
  pointsPerLevel: number;
  /** Also apply the rules to awards made before the change. */
  replayed: boolean;
}

/** The defaults from the specification (PTS-01 to PTS-09). */
export const specifiedRules: PointRules = {
  worths: POINTS,
  pointsPerLevel: POINTS_PER_LEVEL,
  replayed: false,
};

/** Seed awards whose points differ under these rules, with their new points. */
export const recountedAwards = (
  awards: readonly AwardRow[],
  { worths, replayed }: PointRules,
): RowChange<'award'>[] =>
  replayed
    ? awards
        .filter(({ kind, points }) => points !== worths[kind])
        .map((row) => ({ table: 'award', id: row.id, row: { ...row, points: worths[row.kind] } }))
    : [];
