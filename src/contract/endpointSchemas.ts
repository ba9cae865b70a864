import * as z from 'zod/mini';
import type { EndpointKey, EndpointSchemas, NeededSchemas } from './endpoint.ts';
import type { AnyEndpoint } from './endpoints.ts';
import { Destination } from './schemas/destinations.ts';
import { CatalogueQuery, SearchQuery, TrendingTag } from './schemas/discover.ts';
import { FeedPage, FeedQuery } from './schemas/feed.ts';
import { Itinerary, NewItinerary } from './schemas/itineraries.ts';
import { LeaderboardEntry, Sponsor, SponsorsQuery } from './schemas/leaderboard.ts';
import { Package } from './schemas/packages.ts';
import { NewPollVote, Poll } from './schemas/polls.ts';
import { Bookmarked, Comment, Liked, NewComment, NewPost, Post } from './schemas/posts.ts';
import {
  Answer,
  NewAnswer,
  NewAnswerVote,
  NewQuestion,
  Question,
  QuestionSummary,
  QuestionsQuery,
} from './schemas/questions.ts';
import { Success } from './schemas/replies.ts';
import { NewTodo, Todo, VisitedPlace } from './schemas/todos.ts';
import {
  Badge,
  Challenge,
  NewProfilePicture,
  ProfileUpdate,
  Ranking,
  User,
  UserStats,
} from './schemas/users.ts';

/**
 * The schemas of every endpoint: one that is missing, extra or does not match the endpoint's input does not
 * compile.
 */
export const endpointSchemas = {
  'GET /api/auth/user': { reply: User },
  'PATCH /api/auth/user': { body: ProfileUpdate, reply: User },
  'POST /api/auth/user/profile-picture': { body: NewProfilePicture, reply: User },

  'GET /api/users/:id': { reply: User },
  'GET /api/users/:id/stats': { reply: UserStats },
  'GET /api/users/:id/ranking': { reply: Ranking },
  'GET /api/users/:id/badges': { reply: z.array(Badge) },
  'GET /api/users/:id/challenges': { reply: z.array(Challenge) },
  'GET /api/users/:id/posts': { reply: z.array(Post) },
  'GET /api/users/:id/travel-todos': { reply: z.array(Todo) },
  'GET /api/users/:id/visited-places': { reply: z.array(VisitedPlace) },
  'GET /api/users/:id/bookmarks': { reply: z.array(Post) },
  'GET /api/users/:id/local-questions': { reply: z.array(QuestionSummary) },

  'GET /api/unified-feed': { query: FeedQuery, reply: FeedPage },

  'POST /api/posts': { body: NewPost, reply: Post },
  'GET /api/posts/:id': { reply: Post },
  'POST /api/posts/:id/like': { reply: Liked },
  'POST /api/posts/:id/bookmark': { reply: Bookmarked },
  'POST /api/posts/:id/comments': { body: NewComment, reply: Comment },

  'POST /api/polls/:id/vote': { body: NewPollVote, reply: Poll },

  'POST /api/travel-todos': { body: NewTodo, reply: Todo },
  'PATCH /api/travel-todos/:id/visited': { reply: Todo },
  'DELETE /api/travel-todos/:id': { reply: Success },

  'GET /api/local-questions': { query: QuestionsQuery, reply: z.array(QuestionSummary) },
  'POST /api/local-questions': { body: NewQuestion, reply: Question },
  'GET /api/local-questions/:id': { reply: Question },
  'POST /api/local-questions/:id/answers': { body: NewAnswer, reply: Answer },
  'POST /api/local-answers/:answerId/vote': { body: NewAnswerVote, reply: Answer },

  'POST /api/itinerary-comparison': { body: NewItinerary, reply: Itinerary },

  'GET /api/custom-packages': { query: CatalogueQuery, reply: z.array(Package) },
  'GET /api/custom-packages/:id': { reply: Package },
  'GET /api/custom-destinations': { query: CatalogueQuery, reply: z.array(Destination) },
  'GET /api/custom-destinations/:id': { reply: Destination },

  'GET /api/trending-tags': { query: CatalogueQuery, reply: z.array(TrendingTag) },
  'GET /api/search': { query: SearchQuery, reply: z.array(Post) },

  'GET /api/leaderboard': { reply: z.array(LeaderboardEntry) },
  'GET /api/sponsors': { query: SponsorsQuery, reply: z.array(Sponsor) },
  'POST /api/sponsors/:id/impression': { reply: Success },
  'POST /api/sponsors/:id/click': { reply: Success },
} as const satisfies { readonly [E in AnyEndpoint as EndpointKey<E>]: NeededSchemas<E> };

const byKey: Partial<Record<string, EndpointSchemas>> = endpointSchemas;

/** The schemas of an endpoint. Throws if it is not in the table. */
export function schemasOf({ method, path }: { method: string; path: string }): EndpointSchemas {
  const schemas = byKey[`${method} ${path}`];
  if (!schemas) throw new Error(`Not in the endpoint table: ${method} ${path}`);
  return schemas;
}
