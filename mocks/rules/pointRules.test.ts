import { expect, test } from 'vitest';
import { POINTS } from '../../src/shared/limits.ts';
import { anAward } from '../testing/factories.ts';
import { recountedAwards, specifiedRules } from './pointRules.ts';

const pointsPerAward = { ...POINTS, like: 3 };
const like = anAward({ id: 'like', kind: 'like' });
const comment = anAward({ id: 'comment', kind: 'comment' });

test('[PTS-01 to PTS-09] are as specified by default', () => {
  expect(specifiedRules).toEqual({ pointsPerAward: POINTS, pointsPerLevel: 100, replayed: false });
  expect(recountedAwards([like, comment], specifiedRules)).toEqual([]);
});

test('[PTS-15] changed rules recount earlier awards only when `replayed` is set', () => {
  expect(recountedAwards([like, comment], { ...specifiedRules, pointsPerAward })).toEqual([]);
  expect(recountedAwards([like, comment], { ...specifiedRules, pointsPerAward, replayed: true })).toEqual([
    { table: 'award', id: 'like', row: { ...like, points: 3 } },
  ]);
});
