import { expect, test } from 'vitest';
import { BADGE_ICONS, RARITIES } from '../../src/shared/enums.ts';
import { badgesOf } from './badges.ts';
import { challengesOf } from './challenges.ts';

const NONE: ReadonlySet<string> = new Set();
const activity = (count: number) => ({
  totalPoints: count,
  level: count,
  placesVisited: count,
  questionsAnswered: count,
  postsLiked: count,
  streakDays: count,
  longestStreak: count,
  lastActivityDate: null,
  postsWritten: count,
  commentsWritten: count,
  questionsAsked: count,
  pollsVoted: count,
});

test('[PROF-09, PROF-10, PROF-11] a user who did everything has a badge of every rarity and icon', () => {
  const badges = badgesOf(activity(1000), NONE);
  expect(new Set(badges.map(({ rarity }) => rarity))).toEqual(new Set(RARITIES));
  expect(new Set(badges.map(({ icon }) => icon))).toEqual(new Set(BADGE_ICONS));
  expect(new Set(badges.map(({ id }) => id)).size).toBe(badges.length);
  expect(badges).toHaveLength(13);
});

test('[AMB-50] a newcomer has no badge and no completed challenge', () => {
  const newcomer = { ...activity(0), level: 1 };
  expect(badgesOf(newcomer, NONE)).toEqual([]);
  expect(challengesOf(newcomer, NONE).map(({ progress, completed }) => [progress, completed])).toEqual(
    Array.from({ length: 8 }, () => [0, false]),
  );
});

test('[PROF-12] limits progress to the target', () => {
  for (const { progress, target, completed } of challengesOf(activity(1000), NONE))
    expect([progress, completed]).toEqual([target, true]);
});
