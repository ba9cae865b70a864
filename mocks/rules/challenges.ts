import type { Challenge } from '../../src/contract/schemas/users.ts';
import type { Activity, ActivityCount } from './activity.ts';

interface ChallengeRule extends Pick<Challenge, 'id' | 'name' | 'description' | 'reward' | 'target'> {
  count: ActivityCount;
}

const CHALLENGE_RULES: readonly ChallengeRule[] = [
  {
    id: 'challenge_first_pages',
    name: 'First Pages',
    description: 'Write 5 posts.',
    reward: 10,
    count: 'postsWritten',
    target: 5,
  },
  {
    id: 'challenge_good_company',
    name: 'Good Company',
    description: 'Like 20 posts.',
    reward: 10,
    count: 'postsLiked',
    target: 20,
  },
  {
    id: 'challenge_table_talk',
    name: 'Table Talk',
    description: 'Leave 10 comments.',
    reward: 10,
    count: 'commentsWritten',
    target: 10,
  },
  {
    id: 'challenge_raised_hand',
    name: 'Raised Hand',
    description: 'Vote in 5 polls.',
    reward: 10,
    count: 'pollsVoted',
    target: 5,
  },
  {
    id: 'challenge_three_stamps',
    name: 'Three Stamps',
    description: 'Mark 3 places as visited.',
    reward: 15,
    count: 'placesVisited',
    target: 3,
  },
  {
    id: 'challenge_know_the_way',
    name: 'Know the Way',
    description: 'Answer 5 questions from other travelers.',
    reward: 20,
    count: 'questionsAnswered',
    target: 5,
  },
  {
    id: 'challenge_seven_sunrises',
    name: 'Seven Sunrises',
    description: 'Earn points on 7 days in a row.',
    reward: 25,
    count: 'streakDays',
    target: 7,
  },
  {
    id: 'challenge_long_haul',
    name: 'Long Haul',
    description: 'Earn 500 points.',
    reward: 50,
    count: 'totalPoints',
    target: 500,
  },
];

/** Progress in each challenge (ENT-11). The reward adds no points, and completed challenges stay completed (AMB-50). */
export const challengesOf = (activity: Activity, storedAchievementIds: ReadonlySet<string>): Challenge[] =>
  CHALLENGE_RULES.map(({ count, ...challenge }) => {
    const best = activity[count === 'streakDays' ? 'longestStreak' : count];
    const completed = best >= challenge.target || storedAchievementIds.has(challenge.id);
    return {
      ...challenge,
      progress: completed ? challenge.target : Math.min(activity[count], challenge.target),
      completed,
    };
  });
