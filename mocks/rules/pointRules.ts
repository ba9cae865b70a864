import { type AwardKind, POINTS, POINTS_PER_LEVEL } from '../../src/shared/limits.ts';
import type { AwardRow, RowChange } from '../db/rows.ts';

/** What each award is worth. */
export type Worths = Readonly<Record<AwardKind, number>>;

/** What the demo desk may change about points. */
export interface PointRules {
  worths: Worths;
  pointsPerLevel: number;
  /** What was awarded before the change counts by it, too. */
  replayed: boolean;
}

/** As the specification has it (PTS-01 to PTS-09). */
export const specifiedRules: PointRules = {
  worths: POINTS,
  pointsPerLevel: POINTS_PER_LEVEL,
  replayed: false,
};

/** The awards of the seed as they count by these rules, where that differs. */
export const recountedAwards = (
  awards: readonly AwardRow[],
  { worths, replayed }: PointRules,
): RowChange<'award'>[] =>
  replayed
    ? awards
        .filter(({ kind, points }) => points !== worths[kind])
        .map((row) => ({ table: 'award', id: row.id, row: { ...row, points: worths[row.kind] } }))
    : [];
