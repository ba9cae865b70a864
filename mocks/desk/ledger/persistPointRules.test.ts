import { expect, onTestFinished, test } from 'vitest';
import { pointsPerLevel } from '../../../src/shared/rules/levels.ts';
import { createDatabase } from '../../db/Database.ts';
import { specifiedRules } from '../../rules/pointRules.ts';
import { leaderboardOf } from '../../rules/ranking.ts';
import { aDataset, anAward } from '../../testing/factories.ts';
import { createStore } from '../../world/createStore.ts';
import { persistPointRules } from './persistPointRules.ts';

test('[PTS-09, LB-14] the points per level apply to the leaderboard and the phone, without changing a row', () => {
  const db = createDatabase();
  db.load(aDataset({ award: [anAward({ userId: 'asha', points: 99 })] }));
  const level = (): number | undefined => leaderboardOf(db).find(({ id }) => id === 'asha')?.level;
  const pointRules = createStore(specifiedRules);
  const changes: unknown[] = [];
  persistPointRules({ pointRules, notifyApp: (what) => changes.push(what) });
  onTestFinished(() => pointRules.change(specifiedRules));
  expect(level()).toBe(1);
  pointRules.change({ ...specifiedRules, pointsPerLevel: 50 });
  expect([pointsPerLevel.current, level()]).toEqual([50, 2]);
  expect(changes).toEqual(['view']);
});
