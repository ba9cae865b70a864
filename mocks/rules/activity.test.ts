import { expect, test } from 'vitest';
import { createDatabase } from '../db/Database.ts';
import type { Dataset } from '../db/rows.ts';
import {
  NOW,
  aComment,
  aDataset,
  aLikeOrBookmark,
  aVisitedPlace,
  aPoll,
  aPost,
  aQuestion,
  aUser,
  aVote,
  anAnswer,
  anAward,
} from '../testing/factories.ts';
import { achievementsOf, keepAchievements } from './achievements.ts';
import { activityOf } from './activity.ts';
import { statsOf } from './stats.ts';

const now = Date.parse(NOW);
const numbered = (count: number): string[] => Array.from({ length: count }, (_, index) => String(index));
function filled(rows: Partial<Dataset>) {
  const db = createDatabase();
  db.load(aDataset(rows));
  return db;
}

test('[PTS-16] counts only what the user has done', () => {
  const db = filled({
    post: numbered(3).map((id) => aPost({ id, userId: id === '0' ? 'ravi' : 'asha' })),
    like: ['0', '1', '2'].map((postId) => aLikeOrBookmark({ postId, userId: 'asha' })),
    comment: numbered(4).map(() => aComment({ postId: '0', userId: 'asha' })),
    question: numbered(5).map(() => aQuestion({ userId: 'asha' })),
    poll: numbered(6).map((id) => aPoll({ id, postId: '0' })),
    pollVote: numbered(6).map((pollId) => aVote({ pollId, userId: 'asha' })),
    visitedPlace: numbered(7).map(() => aVisitedPlace()),
    award: ['20', '21', '19'].map((day) =>
      anAward({ points: 100, createdAt: `2026-11-${day}T06:00:00.000Z` }),
    ),
  });
  expect(activityOf(db, 'asha', now)).toEqual({
    totalPoints: 300,
    level: 4,
    placesVisited: 7,
    questionsAnswered: 0,
    postsLiked: 3,
    streakDays: 3,
    longestStreak: 3,
    lastActivityDate: '2026-11-21T06:00:00.000Z',
    postsWritten: 2,
    commentsWritten: 4,
    questionsAsked: 5,
    pollsVoted: 6,
  });
  expect(activityOf(db, 'ravi', now)).toMatchObject({
    totalPoints: 0,
    lastActivityDate: null,
    postsWritten: 1,
  });
});

test("[AMB-07, AMB-80] counts each of somebody else's questions once, of both kinds", () => {
  const answered = (rows: Partial<Dataset>) => activityOf(filled(rows), 'asha', now).questionsAnswered;
  const post = [
    aPost({ id: 'asking', type: 'question' }),
    aPost({ id: 'own', type: 'question', userId: 'asha' }),
    aPost({ id: 'story' }),
  ];
  const question = [
    aQuestion({ id: 'theirs' }),
    aQuestion({ id: 'other' }),
    aQuestion({ id: 'mine', userId: 'asha' }),
  ];
  const comment = (postId: string, userId = 'asha') => aComment({ postId, userId });
  const answer = (questionId: string, userId = 'asha') => anAnswer({ questionId, userId });
  expect(answered({ post, comment: [comment('asking'), comment('asking')] })).toBe(1);
  expect(answered({ post, comment: [comment('own'), comment('story'), comment('asking', 'ravi')] })).toBe(0);
  expect(answered({ question, answer: [answer('theirs'), answer('theirs')] })).toBe(1);
  expect(answered({ question, answer: [answer('theirs'), answer('other')] })).toBe(2);
  expect(answered({ question, answer: [answer('mine'), answer('theirs', 'ravi')] })).toBe(0);
  expect(answered({ post, question, comment: [comment('asking')], answer: [answer('theirs')] })).toBe(2);
});

test('[AMB-50, PTS-16] keeps only the badges and challenges that a user has reached', () => {
  const likes = numbered(20).map((postId) => aLikeOrBookmark({ postId, userId: 'asha' }));
  const db = filled({ post: numbered(20).map((id) => aPost({ id })), like: likes });
  const storeAchievements = () =>
    keepAchievements({ db, now: () => now, requireUser: () => db.user.get('asha') ?? aUser() });
  storeAchievements();
  storeAchievements();
  expect(db.achievement.all().map(({ id, userId, achievement }) => [id, userId, achievement])).toEqual([
    ['asha:badge_warm_welcome', 'asha', 'badge_warm_welcome'],
    ['asha:challenge_good_company', 'asha', 'challenge_good_company'],
  ]);
  for (const { id } of likes) db.like.remove(id);
  const { badges, challenges } = achievementsOf(db, 'asha', now);
  expect(badges.map(({ name }) => name)).toEqual(['Warm Welcome']);
  expect(challenges.filter(({ completed }) => completed).map(({ name }) => name)).toEqual(['Good Company']);
  expect(statsOf(db, 'asha', now)).toMatchObject({ postsLiked: 0, challengesCompleted: 1 });
  expect(statsOf(db, 'nobody', now).challengesCompleted).toBe(0);
});
