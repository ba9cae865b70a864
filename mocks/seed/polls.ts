import { DAY, HOUR, MINUTE } from '../../src/shared/limits.ts';
import { parsePollOptions } from '../../src/shared/rules/polls.ts';
import { defaultTravellerVotes } from '../content/defaultTraveller.ts';
import { closingSoon } from '../content/firstFeedItems.ts';
import { DEFAULT_TRAVELLER } from '../content/namedUsers.ts';
import type { PollRow, PollVoteRow } from '../db/rows.ts';
import { dateOf, minutesAgo } from './dates.ts';
import { withIds } from './ids.ts';
import type { SeededPost } from './posts.ts';
import { randomFor } from './random.ts';
import { activeUserIds } from './users.ts';

/** How many days polls stay open; null for no end. */
const DURATIONS = [1, 3, 7, 7, 14, 30, null] as const;
/** A poll that would end sooner gets no end: only the front-page one ends within the hour. */
const SOON = (2 * HOUR) / MINUTE;
const MAX_VOTES = 22;

/** One of the three encodings of options (AMB-13); a comma in an option rules out the third. */
function encoded(postId: string, options: readonly string[]): string | string[] {
  const encoding = randomFor(`${postId} encoding`).helpers.arrayElement(['list', 'json', 'text']);
  if (encoding === 'list') return [...options];
  const hasComma = options.some((option) => option.includes(','));
  return encoding === 'json' || hasComma ? JSON.stringify(options) : options.join(', ');
}

function endOf({ row, minutesAgo: age }: SeededPost): string | null {
  const days = randomFor(`${row.id} closes`).helpers.arrayElement(DURATIONS);
  if (row.id === closingSoon.postId) return dateOf(-closingSoon.minutes);
  const left = days === null ? null : (days * DAY) / MINUTE - age;
  return left === null || (left > 0 && left < SOON) ? null : dateOf(-left);
}

/** A poll and its post. */
interface SeededPoll {
  row: PollRow;
  post: SeededPost;
}

/** The polls of poll posts. */
export function buildPolls(posts: readonly SeededPost[]): SeededPoll[] {
  return posts
    .filter(({ row }) => row.type === 'poll')
    .flatMap((post) => {
      const { id: postId } = post.row;
      const options = encoded(postId, post.content.options ?? []);
      return withIds('poll', [{ postId, options, expiresAt: endOf(post) }]).map((row) => ({ row, post }));
    });
}

/** Votes in a poll, cast while it was open; the default traveller's come from the content files. */
function votesIn({ row: poll, post }: SeededPoll): Omit<PollVoteRow, 'id'>[] {
  const random = randomFor(`${poll.id} votes`);
  const options = parsePollOptions(poll.options).length;
  const favorite = random.number.float({ min: 0.6, max: 2 });
  const closed = poll.expiresAt === null ? 0 : Math.max(0, minutesAgo(poll.expiresAt));
  const most = Math.min(MAX_VOTES, 2 + Math.floor(post.minutesAgo / 9));
  const voters = random.helpers.arrayElements(
    activeUserIds.filter((id) => id !== post.row.userId),
    { min: Math.ceil(most / 3), max: most },
  );
  const own = defaultTravellerVotes.includes(poll.id) ? [DEFAULT_TRAVELLER] : [];
  const createdAt = dateOf(Math.floor(closed + (post.minutesAgo - closed) * 0.6));
  return [...voters, ...own].map((userId) => {
    const optionIndex = Math.floor(options * random.number.float({ min: 0, max: 0.999 }) ** favorite);
    return { pollId: poll.id, userId, optionIndex, createdAt };
  });
}

export const buildPollVotes = (polls: readonly SeededPoll[]): PollVoteRow[] =>
  withIds('pollVote', polls.flatMap(votesIn));
