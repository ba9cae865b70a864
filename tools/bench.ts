import { clock } from '../src/shared/clock.ts';
import { FEED_FILTERS } from '../src/shared/enums.ts';
import { FEED_PAGE_SIZE } from '../src/shared/limits.ts';
import type { Dataset } from '../mocks/db/rows.ts';
import { type Database, createDatabase } from '../mocks/db/Database.ts';
import { newId } from '../mocks/db/newId.ts';
import { feed } from '../mocks/resolvers/feed.ts';

const POSTS = 10_000;
const USERS = 200;
const LIKES = 5;
const COMMENTS = 2;
const RUNS = 200;
/** Budgets in ms for a page of the feed, and for one after a write, which re-sorts the list. */
const PAGE_BUDGET = 10;
const STALE_BUDGET = 50;

const TYPES = ['story', 'tip', 'question', 'poll'] as const;
const dateOf = (minute: number): string => new Date(Date.UTC(2026, 0, 1) + minute * 60_000).toISOString();
const count = <R>(length: number, make: (index: number) => R): R[] =>
  Array.from({ length }, (_, index) => make(index));
const userId = (index: number): string => `user_${index % USERS}`;

function dataset(): Dataset {
  const marks = (post: number, many: number) =>
    count(many, (index) => ({
      postId: `post_${post}`,
      userId: userId(post + index),
      createdAt: dateOf(post),
    }));
  const all = count(POSTS, (post) => post);
  return {
    ...createDatabase().dump(),
    user: count(USERS, (index) => ({
      id: userId(index),
      firstName: 'Traveller',
      lastName: String(index),
      email: null,
      picture: null,
      bio: null,
      createdAt: dateOf(index),
    })),
    post: all.map((index) => ({
      id: `post_${index}`,
      userId: userId(index),
      type: TYPES[index % TYPES.length] ?? 'story',
      content: 'The night train was on time, and the tea was better than the view.',
      destination: 'Hampi',
      images: [],
      createdAt: dateOf(index),
    })),
    poll: all
      .filter((index) => TYPES[index % TYPES.length] === 'poll')
      .map((index) => ({
        id: `poll_${index}`,
        postId: `post_${index}`,
        options: 'Hills, Sea',
        expiresAt: null,
      })),
    like: all.flatMap((post) =>
      marks(post, LIKES).map((mark) => ({ ...mark, id: `${mark.postId}:${mark.userId}` })),
    ),
    comment: all.flatMap((post) =>
      marks(post, COMMENTS).map((mark, index) => ({
        ...mark,
        id: `comment_${post}_${index}`,
        content: 'Noted.',
      })),
    ),
  };
}

const page = (db: Database, filter: string, offset: number): unknown =>
  feed.page({
    db,
    now: clock.now,
    newId,
    savePicture: async () => Promise.reject(new Error('Nothing is uploaded here')),
    publish: () => undefined,
    params: {},
    query: { filter, offset, limit: FEED_PAGE_SIZE },
    readBody: () => undefined,
    currentUser: null,
    requireUser: () => {
      throw new Error('Nobody is signed in here');
    },
  });

/** The duration of each run in ms, fastest first. */
function measure(run: (index: number) => unknown, runs = RUNS): number[] {
  const times = count(runs, (index) => {
    const start = performance.now();
    JSON.stringify(run(index));
    return performance.now() - start;
  });
  return times.toSorted((a, b) => a - b);
}

interface Line {
  what: string;
  budget: number;
  times: number[];
}

const db = createDatabase();
db.load(dataset());
const lines: Line[] = FEED_FILTERS.map((filter) => ({
  what: `filter=${filter}`,
  budget: PAGE_BUDGET,
  times: measure((index) => page(db, filter, (index * 20) % 2000)),
}));
lines.push(
  {
    what: 'recent after a post',
    budget: STALE_BUDGET,
    times: measure((index) => {
      const [post] = db.post.all();
      if (post) db.post.insert({ ...post, id: `new_${index}`, createdAt: dateOf(POSTS + index) });
      return page(db, 'recent', 0);
    }),
  },
  {
    what: 'popular after a like',
    budget: STALE_BUDGET,
    times: measure((index) => {
      const mark = { postId: `post_${index}`, userId: 'reader', createdAt: dateOf(POSTS) };
      db.like.insert({ ...mark, id: `${mark.postId}:${mark.userId}` });
      return page(db, 'popular', 0);
    }),
  },
);

const rank = (times: readonly number[], share: number): number =>
  times[Math.floor(times.length * share)] ?? 0;
const ms = (time: number): string => `${time.toFixed(2).padStart(8)} ms`;
console.log(`Feed page at ${POSTS} posts and ${USERS} users: budget, median, 95th percentile`);
for (const { what, budget, times } of lines)
  console.log(`  ${what.padEnd(21)} ${ms(budget)} ${ms(rank(times, 0.5))} ${ms(rank(times, 0.95))}`);
const exceeded = lines.filter(({ budget, times }) => rank(times, 0.5) >= budget).map(({ what }) => what);
console.log(exceeded.length === 0 ? 'Within budget.' : `Over budget: ${exceeded.join(', ')}.`);
process.exitCode = exceeded.length === 0 ? 0 : 1;
