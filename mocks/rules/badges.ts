import type { Badge } from '../../src/contract/schemas/users.ts';
import type { Activity, ActivityCount } from './activity.ts';

interface BadgeRule {
  badge: Badge;
  /** The badge is earned when this count reaches the threshold. */
  count: ActivityCount;
  threshold: number;
}

const badgeRule = (
  [id, name, description]: readonly [string, string, string],
  [rarity, icon, points]: readonly [Badge['rarity'], Badge['icon'], number],
  [count, threshold]: readonly [ActivityCount, number],
): BadgeRule => ({ badge: { id: `badge_${id}`, name, description, rarity, icon, points }, count, threshold });

const BADGE_RULES: readonly BadgeRule[] = [
  badgeRule(
    ['grand_tour', 'Grand Tour', 'Visited 25 places.'],
    ['legendary', 'trophy', 150],
    ['placesVisited', 25],
  ),
  badgeRule(['far_horizon', 'Far Horizon', 'Reached level 17.'], ['legendary', 'other', 200], ['level', 17]),
  badgeRule(
    ['ten_postmarks', 'Ten Postmarks', 'Visited 10 places.'],
    ['epic', 'other', 50],
    ['placesVisited', 10],
  ),
  badgeRule(['high_road', 'High Road', 'Reached level 10.'], ['epic', 'star', 75], ['level', 10]),
  badgeRule(
    ['village_elder', 'Village Elder', 'Answered 25 questions.'],
    ['epic', 'crown', 100],
    ['questionsAnswered', 25],
  ),
  badgeRule(['diarist', 'Diarist', 'Wrote 10 posts.'], ['rare', 'other', 25], ['postsWritten', 10]),
  badgeRule(
    ['local_voice', 'Local Voice', 'Answered 5 questions.'],
    ['rare', 'medal', 30],
    ['questionsAnswered', 5],
  ),
  badgeRule(
    ['ballot_regular', 'Ballot Regular', 'Voted in 10 polls.'],
    ['rare', 'other', 20],
    ['pollsVoted', 10],
  ),
  badgeRule(
    ['week_afoot', 'Week Afoot', 'Earned points 7 days in a row.'],
    ['rare', 'other', 30],
    ['longestStreak', 7],
  ),
  badgeRule(
    ['first_page', 'First Page', 'Wrote their first post.'],
    ['other', 'other', 5],
    ['postsWritten', 1],
  ),
  badgeRule(
    ['boots_on', 'Boots On', 'Visited their first place.'],
    ['other', 'other', 10],
    ['placesVisited', 1],
  ),
  badgeRule(
    ['been_there', 'Been There', 'Answered their first question.'],
    ['other', 'other', 10],
    ['questionsAnswered', 1],
  ),
  badgeRule(['warm_welcome', 'Warm Welcome', 'Liked 10 posts.'], ['other', 'other', 10], ['postsLiked', 10]),
];

/**
 * Badges earned by the counts plus those already stored, rarest first (ENT-10). Their points are displayed but not
 * awarded (AMB-50).
 */
export const badgesOf = (activity: Activity, storedAchievementIds: ReadonlySet<string>): Badge[] =>
  BADGE_RULES.filter(
    ({ badge, count, threshold }) => activity[count] >= threshold || storedAchievementIds.has(badge.id),
  ).map(({ badge }) => badge);

/** A badge as its owner reads it: 'You wrote your first post.' */
export const toOwner = (badge: Badge): Badge => ({
  ...badge,
  description: `You ${badge.description.slice(0, 1).toLowerCase()}${badge.description.slice(1)}`.replace(
    'their',
    'your',
  ),
});
