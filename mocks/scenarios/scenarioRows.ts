import type { Dataset } from '../db/rows.ts';
import type { DatasetOptions } from '../persistence/datasetInfo.ts';
import { datasetAt } from '../seed/datasetAt.ts';
import { fullBell } from './fullBell.ts';
import { longContent } from './longContent.ts';
import { manyPosts } from './manyPosts.ts';
import { missingPictures } from './missingPictures.ts';
import { atLevelUp, twoEqual } from './points.ts';
import { pollAboutToEnd } from './pollAboutToEnd.ts';
import type { ScenarioName } from './scenarios.ts';

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

/** Derives a scenario's rows from those of the full town without changing them. */
type Derive = (full: Dataset) => Dataset;

/** The others have the rows of the full town. */
const derived: Partial<Record<ScenarioName, Derive>> = {
  empty: emptied,
  'poll-ending': pollAboutToEnd,
  'expired-polls': withExpiredPolls,
  'level-up': atLevelUp,
  'two-equal': twoEqual,
  'full-bell': fullBell,
  'long-content': longContent,
  'missing-pictures': missingPictures,
  many: manyPosts,
  few,
};
const derivedByName: ReadonlyMap<string, Derive> = new Map(Object.entries(derived));

/** The rows of a scenario, with the dates of the seed. An unknown scenario has those of the full town. */
export const scenarioRows = (scenario: string, full: Dataset): Dataset =>
  derivedByName.get(scenario)?.(full) ?? full;

/** The initial rows of a scenario, with dates relative to its epoch. */
export const datasetOf = (
  seed: Dataset,
  { scenario, epoch }: Pick<DatasetOptions, 'scenario' | 'epoch'>,
): Dataset => datasetAt(scenarioRows(scenario, seed), epoch);
