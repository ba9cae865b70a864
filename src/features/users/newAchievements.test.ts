import { expect, test } from 'vitest';
import type { Badge, Challenge } from '../../contract/schemas/users.ts';
import { type Achievement, achievementsOf, unknownAchievements } from './newAchievements.ts';

const badge = (id: string): Badge => ({
  id,
  name: id,
  description: '',
  points: 5,
  rarity: 'other',
  icon: 'other',
});
const challenge = (id: string, completed: boolean): Challenge => ({
  id,
  name: id,
  description: '',
  reward: 10,
  progress: completed ? 3 : 2,
  target: 3,
  completed,
});
const keys = (achievements: readonly Achievement[]): string[] => achievements.map(({ key }) => key);

const before = new Set(
  keys(achievementsOf([badge('old')], [challenge('done', true), challenge('goal', false)])),
);

test('[PROF-09, PROF-12] a badge and a completed challenge are new until they were shown', () => {
  const now = achievementsOf([badge('new'), badge('old')], [challenge('goal', true)]);
  expect(keys(unknownAchievements(now, before))).toEqual(['badge/new', 'challenge/goal']);
  expect(keys(unknownAchievements(now, before, new Set(['badge/new'])))).toEqual(['challenge/goal']);
});

test('[PROF-12] progress alone, and what an older reply lacks, is not new', () => {
  expect(unknownAchievements(achievementsOf([], [challenge('goal', false)]), before)).toEqual([]);
});
