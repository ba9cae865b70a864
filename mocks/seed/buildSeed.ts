import { faker } from '@faker-js/faker/locale/en';
import type { Dataset } from '../db/rows.ts';
import { type AskedQuestion, ananyaAsked, board } from './questions.ts';
import { destinations } from './destinations.ts';
import { localQuestions } from '../content/localQuestions.ts';
import { packages } from './catalogue.ts';
import { sponsors } from '../content/sponsors.ts';
import { tags } from '../content/tags.ts';
import { type Draft, type PlannedDraft, drafts, plannedDrafts } from './postContent.ts';
import { ananyaLikes, bookmarksOf, commentsOf, likesOf, pollVotesOf } from './reactions.ts';
import { history } from './pastAwards.ts';
import { todos, visitedPlaces } from './placesAndTodos.ts';
import { pollsOf, publish } from './posts.ts';
import { ageAt, woven } from './timeline.ts';
import { HARPREET, crowd, users } from './users.ts';

const SEED = 42;

/** Every eleventh thing is Harpreet's; the rest is written by the crowd in turn, mixed. */
function authors(): (index: number) => string {
  const mixed = faker.helpers.shuffle(crowd);
  return (index) => (index % 11 === 5 ? HARPREET : (mixed[index % mixed.length] ?? HARPREET));
}

/** Posts and questions in one line, each with an author and an age, as the feed will show them. */
function plan(): { posts: PlannedDraft[]; questions: AskedQuestion[] } {
  const asked = faker.helpers.shuffle(localQuestions);
  const line = woven<{ draft: Draft } | { question: (typeof localQuestions)[number] }>([
    ...drafts().map((list) => list.map((draft) => ({ draft }))),
    asked.map((question) => ({ question })),
  ]);
  const authorOf = authors();
  const aged = line.map((entry, index) => ({
    ...entry,
    by: { userId: authorOf(index), minutesAgo: ageAt(index, line.length) },
  }));
  return {
    posts: aged.flatMap((entry) => ('draft' in entry ? { ...entry.draft, ...entry.by } : [])),
    questions: aged.flatMap((entry) => ('question' in entry ? { ...entry.question, ...entry.by } : [])),
  };
}

/**
 * The demo's content, scenario `full`: the same rows and words each time (SHIP-07). Its dates lie around
 * SEED_EPOCH and its ledger holds the older awards only: `anchor` completes both.
 */
export function buildSeed(): Dataset {
  faker.seed(SEED);
  const people = users();
  const planned = plan();
  const posts = publish([...planned.posts, ...plannedDrafts()]);
  const poll = pollsOf(posts);
  const dataset: Dataset = {
    user: people,
    post: posts.map(({ row }) => row),
    like: [...ananyaLikes(posts), ...likesOf(posts)],
    bookmark: bookmarksOf(posts),
    comment: commentsOf(posts),
    poll,
    pollVote: pollVotesOf(poll, posts),
    ...board([...planned.questions, ...ananyaAsked()]),
    todo: todos(),
    visitedPlace: visitedPlaces(),
    award: [],
    itinerary: [],
    package: packages(),
    destination: destinations(),
    tag: tags(posts.map(({ row }) => row)),
    sponsor: sponsors(),
    sponsorEvent: [],
  };
  return { ...dataset, award: history(dataset) };
}
