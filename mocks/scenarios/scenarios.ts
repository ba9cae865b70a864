import { GUEST_ID } from '../../src/shared/limits.ts';
import type { Dataset } from '../db/rows.ts';
import type { DatasetOptions } from '../persistence/datasetInfo.ts';
import { datasetAt } from '../seed/datasetAt.ts';
import { longContent } from './longContent.ts';

/** A state of the whole database, and who is signed in. */
export interface Scenario {
  about: string;
  /** Derives its rows from the full dataset without changing it. */
  dataset(full: Dataset): Dataset;
  as?: string;
}

const asItIs = (full: Dataset): Dataset => full;

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

/**
 * Ends every poll at the time of the newest post, so that none is open and none ended before it was
 * created.
 */
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

/** Keeps only the rows that belong to six posts and two questions, so that no reference is broken. */
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
  full: { about: 'Two months of a busy community.', dataset: asItIs },
  empty: { about: 'People and sessions, and nothing else.', dataset: emptied },
  few: { about: 'Six things in the feed, six of each catalogue.', dataset: few },
  many: { about: 'The full feed, long enough for many pages.', dataset: asItIs },
  guest: { about: 'The fixed guest, who has done nothing yet.', dataset: asItIs, as: GUEST_ID },
  newcomer: { about: 'Someone who joined two days ago.', dataset: asItIs, as: 'traveller_003' },
  veteran: { about: 'The top of the leaderboard.', dataset: asItIs, as: 'traveller_002' },
  visitor: { about: 'Nobody signed in.', dataset: asItIs, as: 'visitor' },
  'expired-polls': { about: 'No poll is open any more.', dataset: withExpiredPolls },
  'long-content': { about: 'Names and texts as long as they may be.', dataset: longContent },
} satisfies Record<string, Scenario>;
export type ScenarioName = keyof typeof named;

/** The states that stories, tests and links may name (`?scenario=`). */
export const scenarios: Readonly<Record<ScenarioName, Scenario>> = named;

/** The same, for names that come from outside. */
export const known: ReadonlyMap<string, Scenario> = new Map(Object.entries(named));

/** The initial rows of a scenario, with dates relative to its epoch. */
export const datasetOf = (seed: Dataset, { scenario, epoch }: DatasetOptions): Dataset =>
  datasetAt((known.get(scenario) ?? scenarios.full).dataset(seed), epoch);
