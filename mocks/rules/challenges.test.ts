import { expect, test } from 'vitest';
import type { Activity } from './activity.ts';
import { badgesOf } from './badges.ts';
import { challengesOf } from './challenges.ts';

const NONE: ReadonlySet<string> = new Set();
const nothing: Activity = {
  totalPoints: 0,
  level: 1,
  placesVisited: 0,
  questionsAnswered: 0,
  postsLiked: 0,
  streakDays: 0,
  longestStreak: 0,
  lastActivityDate: null,
  postsWritten: 0,
  commentsWritten: 0,
  questionsAsked: 0,
  pollsVoted: 0,
};
const challenge = (name: string, activity: Partial<Activity>, storedAchievementIds = NONE) =>
  challengesOf({ ...nothing, ...activity }, storedAchievementIds).find((each) => each.name === name);

/** The description states what is needed and how many; the rule must count exactly that. */
const badges: readonly [name: string, activity: Partial<Activity>, ...shown: (string | number)[]][] = [
  ['Grand Tour', { placesVisited: 25 }, 'Visited 25 places.', 'legendary', 'trophy', 150],
  ['Far Horizon', { level: 17 }, 'Reached level 17.', 'legendary', 'other', 200],
  ['Ten Postmarks', { placesVisited: 10 }, 'Visited 10 places.', 'epic', 'other', 50],
  ['High Road', { level: 10 }, 'Reached level 10.', 'epic', 'star', 75],
  ['Village Elder', { questionsAnswered: 25 }, 'Answered 25 questions.', 'epic', 'crown', 100],
  ['Diarist', { postsWritten: 10 }, 'Wrote 10 posts.', 'rare', 'other', 25],
  ['Local Voice', { questionsAnswered: 5 }, 'Answered 5 questions.', 'rare', 'medal', 30],
  ['Ballot Regular', { pollsVoted: 10 }, 'Voted in 10 polls.', 'rare', 'other', 20],
  ['Week Afoot', { longestStreak: 7 }, 'Earned points 7 days in a row.', 'rare', 'other', 30],
  ['First Page', { postsWritten: 1 }, 'Wrote their first post.', 'other', 'other', 5],
  ['Boots On', { placesVisited: 1 }, 'Visited their first place.', 'other', 'other', 10],
  ['Been There', { questionsAnswered: 1 }, 'Answered their first question.', 'other', 'other', 10],
  ['Warm Welcome', { postsLiked: 10 }, 'Liked 10 posts.', 'other', 'other', 10],
];

test.each(badges)(
  '[PROF-09, AMB-50] the badge %s is earned exactly with %j',
  (name, activity, description, rarity, icon, points) => {
    const earned = (counts: Partial<Activity>) => badgesOf({ ...nothing, ...counts }, NONE);
    const found = earned(activity).find((badge) => badge.name === name);
    const id = `badge_${name.toLowerCase().replaceAll(' ', '_')}`;
    expect(found).toEqual({ id, name, description, rarity, icon, points });
    const oneLess = Object.fromEntries(
      Object.entries(activity).map(([key, count]) => [key, Number(count) - 1]),
    );
    expect(earned(oneLess).map((badge) => badge.name)).not.toContain(name);
    expect(badgesOf(nothing, new Set([id]))).toEqual([found]);
  },
);

test('[PROF-09] the rarest badges come first', () => {
  const all = badgesOf(
    nothing,
    new Set(badges.map(([name]) => `badge_${name.toLowerCase().replaceAll(' ', '_')}`)),
  );
  expect(all.map(({ name }) => name)).toEqual(badges.map(([name]) => name));
});

test.each([
  ['First Pages', 'postsWritten', 5, 'Write 5 posts.', 10],
  ['Good Company', 'postsLiked', 20, 'Like 20 posts.', 10],
  ['Table Talk', 'commentsWritten', 10, 'Leave 10 comments.', 10],
  ['Raised Hand', 'pollsVoted', 5, 'Vote in 5 polls.', 10],
  ['Three Stamps', 'placesVisited', 3, 'Mark 3 places as visited.', 15],
  ['Know the Way', 'questionsAnswered', 5, 'Answer 5 questions from other travelers.', 20],
  ['Long Haul', 'totalPoints', 500, 'Earn 500 points.', 50],
] as const)('[PROF-12, AMB-50] %s counts %s up to %d', (name, count, target, description, reward) => {
  const id = `challenge_${name.toLowerCase().replaceAll(' ', '_')}`;
  const fields = { id, name, description, reward, target };
  expect(challenge(name, { [count]: target - 1 })).toEqual({
    ...fields,
    progress: target - 1,
    completed: false,
  });
  expect(challenge(name, { [count]: target })).toEqual({ ...fields, progress: target, completed: true });
  expect(challenge(name, {}, new Set([id]))).toEqual({ ...fields, progress: target, completed: true });
});

test('[PROF-12, AMB-49, AMB-50] Seven Sunrises shows the current streak and is completed by the longest', () => {
  const fields = {
    id: 'challenge_seven_sunrises',
    name: 'Seven Sunrises',
    description: 'Earn points on 7 days in a row.',
    reward: 25,
    target: 7,
  };
  expect(challenge('Seven Sunrises', { streakDays: 2, longestStreak: 6 })).toEqual({
    ...fields,
    progress: 2,
    completed: false,
  });
  expect(challenge('Seven Sunrises', { streakDays: 2, longestStreak: 7 })).toEqual({
    ...fields,
    progress: 7,
    completed: true,
  });
});
