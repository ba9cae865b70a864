import type { Resource } from '../../src/contract/endpoints.ts';
import type { Resolvers } from '../http/RequestContext.ts';
import { destinations } from './destinations.ts';
import { discover } from './discover.ts';
import { feed } from './feed.ts';
import { itineraries } from './itineraries.ts';
import { leaderboard } from './leaderboard.ts';
import { packages } from './packages.ts';
import { polls } from './polls.ts';
import { posts } from './posts.ts';
import { questions } from './questions.ts';
import { session } from './session.ts';
import { todos } from './todos.ts';
import { users } from './users.ts';

/** A resolver for every endpoint. */
export const resolvers: { [R in Resource]: Resolvers<R> } = {
  session,
  users,
  feed,
  posts,
  polls,
  todos,
  questions,
  itineraries,
  packages,
  destinations,
  discover,
  leaderboard,
};
