import { localQuestions } from '../content/localQuestions.ts';
import { packagesIndia } from '../content/packagesIndia.ts';
import { packagesWorld } from '../content/packagesWorld.ts';
import { posts as postContents } from '../content/posts.ts';
import { sponsors } from '../content/sponsors.ts';
import type { PackageContent, PostContent, QuestionContent } from '../content/types.ts';
import type { Dataset } from '../db/rows.ts';
import { buildEarlierAwards } from './awards.ts';
import { buildDestinations, buildPackages, buildTags } from './catalogue.ts';
import { buildComments } from './comments.ts';
import { buildTodos, buildVisitedPlaces } from './visitedPlacesAndTodos.ts';
import { buildPolls, buildPollVotes } from './polls.ts';
import { buildPosts } from './posts.ts';
import { buildQuestions } from './questions.ts';
import { buildBookmarks, buildLikes } from './reactions.ts';
import { buildUsers } from './users.ts';

/** Content to use instead of `mocks/content`. */
interface SeedContent {
  posts: readonly PostContent[];
  questions: readonly QuestionContent[];
  packages: readonly PackageContent[];
}

export const seedContent: SeedContent = {
  posts: postContents,
  questions: localQuestions,
  packages: [...packagesIndia, ...packagesWorld],
};

/**
 * Builds the content of scenario `full`: the same rows each time (SHIP-07), each derived from its own text, so that new
 * content does not change other rows. Dates are relative to SEED_EPOCH and the ledger contains only earlier awards;
 * `datasetAt` completes both.
 */
export function buildSeed(content: SeedContent = seedContent): Dataset {
  const posts = buildPosts(content.posts);
  const polls = buildPolls(posts);
  const post = posts.map(({ row }) => row);
  return {
    user: buildUsers(),
    post,
    like: buildLikes(posts),
    bookmark: buildBookmarks(posts),
    comment: buildComments(posts),
    poll: polls.map(({ row }) => row),
    pollVote: buildPollVotes(polls),
    ...buildQuestions(content.questions),
    todo: buildTodos(),
    visitedPlace: buildVisitedPlaces(),
    award: buildEarlierAwards(),
    achievement: [],
    itinerary: [],
    package: buildPackages(content.packages),
    destination: buildDestinations(),
    tag: buildTags(),
    sponsor: [...sponsors],
    sponsorEvent: [],
  };
}
