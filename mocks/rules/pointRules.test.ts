import { expect, test } from 'vitest';
import { POINTS } from '../../src/shared/limits.ts';
import { anAward } from '../testing/factories.ts';
import { recountedAwards, specifiedRules } from './pointRules.ts';

const worths = { ...POINTS, like: 3 };
const like = anAward({ id: 'like', kind: 'like' });
const comment = anAward({ id: 'comment', kind: 'comment' });

test('[PTS-01 to PTS-09] are as specified at first', () => {
  expect(specifiedRules).toEqual({ worths: POINTS, pointsPerLevel: 100, replayed: false });
  expect(recountedAwards([like, comment], specifiedRules)).toEqual([]);
});

test('[PTS-15] tried rules count earlier awards again only where that is asked for', () => {
  expect(recountedAwards([like, comment], { ...specifiedRules, worths })).toEqual([]);
  expect(recountedAwards([like, comment], { ...specifiedRules, worths, replayed: true })).toEqual([
    { table: 'award', id: 'like', row: { ...like, points: 3 } },
  ]);
});
