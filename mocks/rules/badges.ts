import type { Badge } from '../../src/contract/users.ts';
import type { Activity } from './activity.ts';
import type { Count } from './challenges.ts';

interface Merit extends Badge {
  count: Count;
  from: number;
}

function merit(
  [id, name, description]: readonly [string, string, string],
  [rarity, icon, points]: readonly [Badge['rarity'], Badge['icon'], number],
  [count, from]: readonly [Count, number],
): Merit {
  return { id: `badge_${id}`, name, description, rarity, icon, points, count, from };
}

const MERITS: readonly Merit[] = [
  merit(
    ['grand_tour', 'Grand Tour', 'Visited 25 places.'],
    ['legendary', 'trophy', 150],
    ['placesVisited', 25],
  ),
  merit(['far_horizon', 'Far Horizon', 'Reached level 17.'], ['legendary', 'crown', 200], ['level', 17]),
  merit(
    ['ten_postmarks', 'Ten Postmarks', 'Visited 10 places.'],
    ['epic', 'trophy', 50],
    ['placesVisited', 10],
  ),
  merit(['high_road', 'High Road', 'Reached level 10.'], ['epic', 'star', 75], ['level', 10]),
  merit(
    ['village_elder', 'Village Elder', 'Answered 25 questions.'],
    ['epic', 'crown', 100],
    ['questionsAnswered', 25],
  ),
  merit(['diarist', 'Diarist', 'Wrote 10 posts.'], ['rare', 'star', 25], ['postsWritten', 10]),
  merit(
    ['local_voice', 'Local Voice', 'Answered 5 questions.'],
    ['rare', 'medal', 30],
    ['questionsAnswered', 5],
  ),
  merit(
    ['ballot_regular', 'Ballot Regular', 'Voted in 10 polls.'],
    ['rare', 'other', 20],
    ['pollsVoted', 10],
  ),
  merit(
    ['week_afoot', 'Week Afoot', 'Earned points 7 days in a row.'],
    ['rare', 'medal', 30],
    ['streakDays', 7],
  ),
  merit(['first_page', 'First Page', 'Wrote a first post.'], ['other', 'star', 5], ['postsWritten', 1]),
  merit(['boots_on', 'Boots On', 'Visited a first place.'], ['other', 'medal', 10], ['placesVisited', 1]),
  merit(
    ['been_there', 'Been There', 'Answered a first question.'],
    ['other', 'other', 10],
    ['questionsAnswered', 1],
  ),
  merit(['warm_welcome', 'Warm Welcome', 'Liked 10 posts.'], ['other', 'other', 10], ['postsLiked', 10]),
];

/** The badges that someone's counts have reached, rarest first (ENT-10). Their points are shown, not given (AMB-50). */
export const badgesOf = (activity: Activity): Badge[] =>
  MERITS.filter(({ count, from }) => activity[count] >= from).map(
    ({ count: _count, from: _from, ...badge }) => badge,
  );
