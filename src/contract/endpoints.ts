import * as z from 'zod/mini';
import { CatalogueQuery } from './catalogue.ts';
import { Destination } from './destinations.ts';
import { SearchQuery, TrendingTag } from './discover.ts';
import { type Endpoint, endpoint } from './endpoint.ts';
import { FeedPage, FeedQuery } from './feed.ts';
import { Itinerary, NewItinerary } from './itineraries.ts';
import { LeaderboardEntry, Sponsor, SponsorsQuery } from './leaderboard.ts';
import { Package } from './packages.ts';
import { Ballot, Poll } from './polls.ts';
import { Bookmarked, Comment, Liked, NewComment, NewPost, Post } from './posts.ts';
import {
  Answer,
  AnswerVote,
  NewAnswer,
  NewQuestion,
  Question,
  QuestionSummary,
  QuestionsQuery,
} from './questions.ts';
import { NewTodo, Success, Todo, VisitedPlace } from './todos.ts';
import { Badge, Challenge, PictureUpload, ProfileUpdate, Ranking, User, UserStats } from './users.ts';

/** Every call of spec 7, grouped by noun. A row is the only place where its path is spelled. */
export const endpoints = {
  session: {
    current: endpoint({
      method: 'GET',
      path: '/api/auth/user',
      about: 'The current user; 401 when nobody is signed in (API-01).',
      status: 200,
      reply: User,
      errors: [401],
    }),
    update: endpoint({
      method: 'PATCH',
      path: '/api/auth/user',
      about: 'Changes the given fields of the own profile (API-02).',
      body: ProfileUpdate,
      status: 200,
      reply: User,
      errors: [400, 401],
    }),
    picture: endpoint({
      method: 'POST',
      path: '/api/auth/user/profile-picture',
      about: 'Replaces the own picture: an image of at most 5 MB (API-03).',
      encoding: 'multipart',
      body: PictureUpload,
      status: 200,
      reply: User,
      errors: [400, 401, 413],
    }),
  },
  users: {
    one: endpoint({
      method: 'GET',
      path: '/api/users/:id',
      about: 'A user (API-04).',
      status: 200,
      reply: User,
      errors: [404],
    }),
    stats: endpoint({
      method: 'GET',
      path: '/api/users/:id/stats',
      about: 'Points, level and counts (API-05).',
      status: 200,
      reply: UserStats,
      errors: [404],
    }),
    ranking: endpoint({
      method: 'GET',
      path: '/api/users/:id/ranking',
      about: 'Place among all travellers (API-06).',
      status: 200,
      reply: Ranking,
      errors: [404],
    }),
    badges: endpoint({
      method: 'GET',
      path: '/api/users/:id/badges',
      about: 'Badges earned (API-07).',
      status: 200,
      reply: z.array(Badge),
      errors: [404],
    }),
    challenges: endpoint({
      method: 'GET',
      path: '/api/users/:id/challenges',
      about: 'Challenges with progress (API-08).',
      status: 200,
      reply: z.array(Challenge),
      errors: [404],
    }),
    posts: endpoint({
      method: 'GET',
      path: '/api/users/:id/posts',
      about: 'Posts of a user, newest first (API-09).',
      status: 200,
      reply: z.array(Post),
      errors: [404],
    }),
    todos: endpoint({
      method: 'GET',
      path: '/api/users/:id/travel-todos',
      about: 'To-dos of a user, newest first (API-10).',
      status: 200,
      reply: z.array(Todo),
      errors: [404],
    }),
    visitedPlaces: endpoint({
      method: 'GET',
      path: '/api/users/:id/visited-places',
      about: 'Places a user has visited, newest first (API-11).',
      status: 200,
      reply: z.array(VisitedPlace),
      errors: [404],
    }),
    bookmarks: endpoint({
      method: 'GET',
      path: '/api/users/:id/bookmarks',
      about: 'Saved posts; the owner alone may read them (API-12).',
      status: 200,
      reply: z.array(Post),
      errors: [401, 403, 404],
    }),
    questions: endpoint({
      method: 'GET',
      path: '/api/users/:id/local-questions',
      about: 'Local questions of a user, newest first (API-13).',
      status: 200,
      reply: z.array(QuestionSummary),
      errors: [404],
    }),
  },
  feed: {
    page: endpoint({
      method: 'GET',
      path: '/api/unified-feed',
      about: 'A page of posts, polls and questions, newest first (API-14 to API-18).',
      query: FeedQuery,
      status: 200,
      reply: FeedPage,
      errors: [400],
    }),
  },
  posts: {
    create: endpoint({
      method: 'POST',
      path: '/api/posts',
      about: 'Publishes a story, tip, question or poll (API-19, API-20).',
      encoding: 'multipart',
      body: NewPost,
      status: 201,
      reply: Post,
      errors: [400, 401],
    }),
    one: endpoint({
      method: 'GET',
      path: '/api/posts/:id',
      about: 'A post (API-21).',
      status: 200,
      reply: Post,
      errors: [404],
    }),
    like: endpoint({
      method: 'POST',
      path: '/api/posts/:id/like',
      about: 'Likes or unlikes a post (API-22).',
      status: 200,
      reply: Liked,
      errors: [401, 404],
    }),
    bookmark: endpoint({
      method: 'POST',
      path: '/api/posts/:id/bookmark',
      about: 'Saves a post or takes it back (API-23).',
      status: 200,
      reply: Bookmarked,
      errors: [401, 404],
    }),
    comment: endpoint({
      method: 'POST',
      path: '/api/posts/:id/comments',
      about: 'Comments on a post (API-24).',
      body: NewComment,
      status: 201,
      reply: Comment,
      errors: [400, 401, 404],
    }),
  },
  polls: {
    vote: endpoint({
      method: 'POST',
      path: '/api/polls/:id/vote',
      about: 'Votes once in an open poll (API-25 to API-27).',
      body: Ballot,
      status: 200,
      reply: Poll,
      errors: [400, 401, 404, 409],
    }),
  },
  todos: {
    create: endpoint({
      method: 'POST',
      path: '/api/travel-todos',
      about: 'Adds a place to visit (API-28).',
      body: NewTodo,
      status: 201,
      reply: Todo,
      errors: [400, 401],
    }),
    visit: endpoint({
      method: 'PATCH',
      path: '/api/travel-todos/:id/visited',
      about: 'Marks a place visited (API-29).',
      status: 200,
      reply: Todo,
      errors: [401, 403, 404],
    }),
    remove: endpoint({
      method: 'DELETE',
      path: '/api/travel-todos/:id',
      about: 'Removes a to-do; the place visited stays (API-30).',
      status: 200,
      reply: Success,
      errors: [401, 403, 404],
    }),
  },
  questions: {
    list: endpoint({
      method: 'GET',
      path: '/api/local-questions',
      about: 'The Ask a Local board, newest first (API-31).',
      query: QuestionsQuery,
      status: 200,
      reply: z.array(QuestionSummary),
      errors: [400],
    }),
    create: endpoint({
      method: 'POST',
      path: '/api/local-questions',
      about: 'Asks a local question (API-32).',
      body: NewQuestion,
      status: 201,
      reply: Question,
      errors: [400, 401],
    }),
    one: endpoint({
      method: 'GET',
      path: '/api/local-questions/:id',
      about: 'A local question with its answers (API-33).',
      status: 200,
      reply: Question,
      errors: [404],
    }),
    answer: endpoint({
      method: 'POST',
      path: '/api/local-questions/:id/answers',
      about: 'Answers a local question (API-34).',
      body: NewAnswer,
      status: 201,
      reply: Answer,
      errors: [400, 401, 404],
    }),
    voteAnswer: endpoint({
      method: 'POST',
      path: '/api/local-answers/:answerId/vote',
      about: 'Calls an answer helpful or not; changeable, never the own (API-35).',
      body: AnswerVote,
      status: 200,
      reply: Answer,
      errors: [400, 401, 403, 404],
    }),
  },
  itineraries: {
    create: endpoint({
      method: 'POST',
      path: '/api/itinerary-comparison',
      about: 'Hands in a travel-plan request (API-36).',
      body: NewItinerary,
      status: 201,
      reply: Itinerary,
      errors: [400, 401],
    }),
  },
  packages: {
    list: endpoint({
      method: 'GET',
      path: '/api/custom-packages',
      about: 'Travel packages (API-37).',
      query: CatalogueQuery,
      status: 200,
      reply: z.array(Package),
      errors: [400],
    }),
    one: endpoint({
      method: 'GET',
      path: '/api/custom-packages/:id',
      about: 'A package (API-38).',
      status: 200,
      reply: Package,
      errors: [404],
    }),
  },
  destinations: {
    list: endpoint({
      method: 'GET',
      path: '/api/custom-destinations',
      about: 'Destinations (API-39).',
      query: CatalogueQuery,
      status: 200,
      reply: z.array(Destination),
      errors: [400],
    }),
    one: endpoint({
      method: 'GET',
      path: '/api/custom-destinations/:id',
      about: 'A destination (API-40).',
      status: 200,
      reply: Destination,
      errors: [404],
    }),
  },
  discover: {
    tags: endpoint({
      method: 'GET',
      path: '/api/trending-tags',
      about: 'Trending tags (API-41).',
      query: CatalogueQuery,
      status: 200,
      reply: z.array(TrendingTag),
      errors: [400],
    }),
    search: endpoint({
      method: 'GET',
      path: '/api/search',
      about: 'Posts that hold the words (API-42, AMB-17).',
      query: SearchQuery,
      status: 200,
      reply: z.array(Post),
      errors: [],
    }),
  },
  leaderboard: {
    list: endpoint({
      method: 'GET',
      path: '/api/leaderboard',
      about: 'All travellers by points (API-43).',
      status: 200,
      reply: z.array(LeaderboardEntry),
      errors: [],
    }),
    sponsors: endpoint({
      method: 'GET',
      path: '/api/sponsors',
      about: 'Sponsors, of one type where it is given (API-44).',
      query: SponsorsQuery,
      status: 200,
      reply: z.array(Sponsor),
      errors: [400],
    }),
    impression: endpoint({
      method: 'POST',
      path: '/api/sponsors/:id/impression',
      about: 'Counts a sponsor shown; needs no session (API-45).',
      status: 200,
      reply: Success,
      errors: [404],
    }),
    click: endpoint({
      method: 'POST',
      path: '/api/sponsors/:id/click',
      about: 'Counts a sponsor opened; needs no session (API-46).',
      status: 200,
      reply: Success,
      errors: [404],
    }),
  },
} as const satisfies Record<string, Record<string, Endpoint>>;

export type Endpoints = typeof endpoints;
export type Noun = keyof Endpoints;

/** The page loads that a real server answers by itself (spec 7, navigation targets). */
export const navigations = {
  google: '/api/auth/google',
  login: '/api/login',
  logout: '/api/logout',
} as const;

/** The live socket's path (WS-01). */
export const SOCKET_PATH = '/ws';
