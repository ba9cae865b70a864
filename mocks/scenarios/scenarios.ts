import { BELL_MAX, GUEST_ID, MINUTE } from '../../src/shared/limits.ts';
import type { Dataset } from '../db/rows.ts';
import type { Outcome } from '../http/faults.ts';
import type { DatasetOptions } from '../persistence/datasetInfo.ts';
import { datasetAt } from '../seed/datasetAt.ts';
import { DEFAULT_TRAVELLER, NEWCOMER, VETERAN } from '../content/namedPeople.ts';
import { fullBell } from './fullBell.ts';
import { longContent } from './longContent.ts';
import { manyPosts } from './manyPosts.ts';
import { missingPictures } from './missingPictures.ts';
import { atLevelUp, twoEqual } from './points.ts';
import { pollAboutToEnd } from './pollAboutToEnd.ts';

/** Faults that apply to every call. Durations in ms. */
export interface InitialFaults {
  outcome?: Outcome;
  latency?: number;
  sessionEndsIn?: number;
}

/** A state of the whole database, and which user is signed in. */
export interface Scenario {
  title: string;
  about: string;
  /** Derives its rows from the full dataset without changing it. */
  dataset(full: Dataset): Dataset;
  as?: string;
  /** Initial faults and latency. */
  initialFaults?: InitialFaults;
  /** Number of today's notifications waiting on the bell; by default a few of each kind. */
  news?: number;
  /** Set for scenarios the demo desk omits: one user of the full town, or rows for testing layouts. */
  hiddenOnDesk?: true;
}

const unchanged = (full: Dataset): Dataset => full;

/** Only people, no content. */
const emptied = (full: Dataset): Dataset => ({
  ...full,
  post: [],
  like: [],
  bookmark: [],
  comment: [],
  poll: [],
  pollVote: [],
  question: [],
  answer: [],
  answerVote: [],
  todo: [],
  visitedPlace: [],
  award: [],
  achievement: [],
  itinerary: [],
  package: [],
  destination: [],
  tag: [],
  sponsor: [],
  sponsorEvent: [],
});

/** Ends every poll at the time of the newest post, so that none is open and none ended before it was created. */
function withExpiredPolls(full: Dataset): Dataset {
  const newest = full.post.reduce((latest, { createdAt }) => (createdAt > latest ? createdAt : latest), '');
  return {
    ...full,
    poll: full.poll.map((poll) => {
      const isOver = poll.expiresAt !== null && poll.expiresAt < newest;
      return isOver ? poll : { ...poll, expiresAt: newest };
    }),
  };
}

const FEW = 6;

/** Keeps only the rows of six posts and two questions, so that no reference is broken. */
function few(full: Dataset): Dataset {
  const post = full.post.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt)).slice(0, FEW - 2);
  const question = full.question.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt)).slice(0, 2);
  const posts = new Set(post.map(({ id }) => id));
  const questions = new Set(question.map(({ id }) => id));
  const poll = full.poll.filter(({ postId }) => posts.has(postId));
  const polls = new Set(poll.map(({ id }) => id));
  const answer = full.answer.filter(({ questionId }) => questions.has(questionId));
  const answers = new Set(answer.map(({ id }) => id));
  return {
    ...full,
    post,
    question,
    poll,
    answer,
    like: full.like.filter(({ postId }) => posts.has(postId)),
    bookmark: full.bookmark.filter(({ postId }) => posts.has(postId)),
    comment: full.comment.filter(({ postId }) => posts.has(postId)),
    pollVote: full.pollVote.filter(({ pollId }) => polls.has(pollId)),
    answerVote: full.answerVote.filter(({ answerId }) => answers.has(answerId)),
    package: full.package.slice(0, FEW),
    destination: full.destination.slice(0, FEW),
    tag: full.tag.slice(0, FEW),
  };
}

const named = {
  full: { title: 'Full town', about: '66 people and a busy week.', dataset: unchanged },
  empty: { title: 'Empty town', about: 'People, but nothing written yet.', dataset: emptied },
  newcomer: { title: 'Newcomer', about: 'First day, no points.', dataset: unchanged, as: NEWCOMER },
  veteran: { title: 'Veteran', about: 'Top of the leaderboard.', dataset: unchanged, as: VETERAN },
  'poll-ending': {
    title: 'Poll about to end',
    about: 'Starts with two minutes left.',
    dataset: pollAboutToEnd,
    as: DEFAULT_TRAVELLER,
  },
  'expired-polls': {
    title: 'All polls expired',
    about: 'Nothing left to vote on.',
    dataset: withExpiredPolls,
  },
  'level-up': {
    title: 'Level up at the next like',
    about: 'Ananya starts at 399 points.',
    dataset: atLevelUp,
    as: DEFAULT_TRAVELLER,
  },
  'two-equal': {
    title: 'Two equal',
    about: 'Same points, who is first?',
    dataset: twoEqual,
    as: DEFAULT_TRAVELLER,
  },
  'full-bell': {
    title: '99 on the bell',
    about: 'One more makes 99+.',
    dataset: fullBell,
    as: DEFAULT_TRAVELLER,
    news: BELL_MAX,
  },
  'long-content': {
    title: 'Long names and texts',
    about: 'Everything at its longest.',
    dataset: longContent,
  },
  'missing-pictures': {
    title: 'Missing pictures',
    about: 'What shows when one is broken.',
    dataset: missingPictures,
  },
  'session-ending': {
    title: 'Session about to end',
    about: 'Starts with one minute left.',
    dataset: unchanged,
    as: DEFAULT_TRAVELLER,
    initialFaults: { sessionEndsIn: MINUTE },
  },
  'backend-down': {
    title: 'Backend down',
    about: 'Nothing answers.',
    dataset: unchanged,
    initialFaults: { outcome: 'offline' },
  },
  slow: {
    title: 'Slow network',
    about: 'Every answer takes three seconds.',
    dataset: unchanged,
    initialFaults: { latency: 3000 },
  },
  many: { title: '5,000 posts', about: 'Does it still scroll?', dataset: manyPosts },
  few: {
    title: 'A few',
    about: 'Six things in the feed, six of each catalogue.',
    dataset: few,
    hiddenOnDesk: true,
  },
  guest: {
    title: 'Guest',
    about: 'The fixed guest, who has done nothing yet.',
    dataset: unchanged,
    as: GUEST_ID,
    hiddenOnDesk: true,
  },
  visitor: {
    title: 'Visitor',
    about: 'Nobody signed in.',
    dataset: unchanged,
    as: 'visitor',
    hiddenOnDesk: true,
  },
} satisfies Record<string, Scenario>;
export type ScenarioName = keyof typeof named;

/** The scenarios that stories, tests and links can name (`?scenario=`). */
export const scenarios: Readonly<Record<ScenarioName, Scenario>> = named;

/** The same as a map, for looking up untrusted names. */
export const scenariosByName: ReadonlyMap<string, Scenario> = new Map(Object.entries(named));

/** The initial rows of a scenario, with dates relative to its epoch. */
export const datasetOf = (
  seed: Dataset,
  { scenario, epoch }: Pick<DatasetOptions, 'scenario' | 'epoch'>,
): Dataset => datasetAt((scenariosByName.get(scenario) ?? scenarios.full).dataset(seed), epoch);
