import * as z from 'zod/mini';
import { CatalogueQuery } from './schemas/catalogue.ts';
import { Destination } from './schemas/destinations.ts';
import { SearchQuery, TrendingTag } from './schemas/discover.ts';
import { type Endpoint, create, get, patch, post, remove } from './endpoint.ts';
import { FeedPage, FeedQuery } from './schemas/feed.ts';
import { Itinerary, NewItinerary } from './schemas/itineraries.ts';
import { LeaderboardEntry, Sponsor, SponsorsQuery } from './schemas/leaderboard.ts';
import { Package } from './schemas/packages.ts';
import { Ballot, Poll } from './schemas/polls.ts';
import { Bookmarked, Comment, Liked, NewComment, NewPost, Post } from './schemas/posts.ts';
import {
  Answer,
  AnswerVote,
  NewAnswer,
  NewQuestion,
  Question,
  QuestionSummary,
  QuestionsQuery,
} from './schemas/questions.ts';
import { NewTodo, Success, Todo, VisitedPlace } from './schemas/todos.ts';
import { Badge, Challenge, PictureUpload, ProfileUpdate, Ranking, User, UserStats } from './schemas/users.ts';

/** Every call of spec 7, grouped by noun; sponsors' counters need no session. A row is the only place where its path is spelled. */
export const endpoints = {
  session: {
    current: get('/api/auth/user', {
      about: 'The current user; 401 when nobody is signed in (API-01).',
      reply: User,
      errors: [401],
    }),
    update: patch('/api/auth/user', {
      about: 'Changes the given fields of the own profile (API-02).',
      body: ProfileUpdate,
      reply: User,
      errors: [400, 401],
    }),
    picture: post('/api/auth/user/profile-picture', {
      about: 'Replaces the own picture: an image of at most 5 MB (API-03).',
      encoding: 'multipart',
      body: PictureUpload,
      reply: User,
      errors: [400, 401, 413],
    }),
  },
  users: {
    one: get('/api/users/:id', { about: 'A user (API-04).', reply: User, errors: [404] }),
    stats: get('/api/users/:id/stats', {
      about: 'Points and counts (API-05).',
      reply: UserStats,
      errors: [404],
    }),
    ranking: get('/api/users/:id/ranking', { about: 'The rank (API-06).', reply: Ranking, errors: [404] }),
    badges: get('/api/users/:id/badges', { about: 'Badges (API-07).', reply: z.array(Badge), errors: [404] }),
    challenges: get('/api/users/:id/challenges', {
      about: 'Challenges (API-08).',
      reply: z.array(Challenge),
      errors: [404],
    }),
    posts: get('/api/users/:id/posts', { about: 'Own posts (API-09).', reply: z.array(Post), errors: [404] }),
    todos: get('/api/users/:id/travel-todos', {
      about: 'To-dos (API-10).',
      reply: z.array(Todo),
      errors: [404],
    }),
    visitedPlaces: get('/api/users/:id/visited-places', {
      about: 'Visited places (API-11).',
      reply: z.array(VisitedPlace),
      errors: [404],
    }),
    bookmarks: get('/api/users/:id/bookmarks', {
      about: 'Saved posts, for the owner (API-12).',
      reply: z.array(Post),
      errors: [401, 403, 404],
    }),
    questions: get('/api/users/:id/local-questions', {
      about: 'Own questions (API-13).',
      reply: z.array(QuestionSummary),
      errors: [404],
    }),
  },
  feed: {
    page: get('/api/unified-feed', {
      about: 'A page of posts, polls and questions, newest first (API-14 to API-18).',
      query: FeedQuery,
      reply: FeedPage,
      errors: [400],
    }),
  },
  posts: {
    create: create('/api/posts', {
      about: 'Publishes a story, tip, question or poll (API-19, API-20).',
      encoding: 'multipart',
      body: NewPost,
      reply: Post,
      errors: [400, 401],
    }),
    one: get('/api/posts/:id', { about: 'A post (API-21).', reply: Post, errors: [404] }),
    like: post('/api/posts/:id/like', {
      about: 'Likes or unlikes (API-22).',
      reply: Liked,
      errors: [401, 404],
    }),
    bookmark: post('/api/posts/:id/bookmark', {
      about: 'Saves a post or takes it back (API-23).',
      reply: Bookmarked,
      errors: [401, 404],
    }),
    comment: create('/api/posts/:id/comments', {
      about: 'Comments on a post (API-24).',
      body: NewComment,
      reply: Comment,
      errors: [400, 401, 404],
    }),
  },
  polls: {
    vote: post('/api/polls/:id/vote', {
      about: 'Votes once in an open poll (API-25 to API-27).',
      body: Ballot,
      reply: Poll,
      errors: [400, 401, 404, 409],
    }),
  },
  todos: {
    create: create('/api/travel-todos', {
      about: 'Adds a place to visit (API-28).',
      body: NewTodo,
      reply: Todo,
      errors: [400, 401],
    }),
    visit: patch('/api/travel-todos/:id/visited', {
      about: 'Marks a place visited (API-29).',
      reply: Todo,
      errors: [401, 403, 404],
    }),
    remove: remove('/api/travel-todos/:id', {
      about: 'Removes a to-do; the place visited stays (API-30).',
      reply: Success,
      errors: [401, 403, 404],
    }),
  },
  questions: {
    list: get('/api/local-questions', {
      about: 'The Ask a Local board, newest first (API-31).',
      query: QuestionsQuery,
      reply: z.array(QuestionSummary),
      errors: [400],
    }),
    create: create('/api/local-questions', {
      about: 'Asks a local question (API-32).',
      body: NewQuestion,
      reply: Question,
      errors: [400, 401],
    }),
    one: get('/api/local-questions/:id', {
      about: 'A local question with its answers (API-33).',
      reply: Question,
      errors: [404],
    }),
    answer: create('/api/local-questions/:id/answers', {
      about: 'Answers a local question (API-34).',
      body: NewAnswer,
      reply: Answer,
      errors: [400, 401, 404],
    }),
    voteAnswer: post('/api/local-answers/:answerId/vote', {
      about: 'Calls an answer helpful or not; changeable, never the own (API-35).',
      body: AnswerVote,
      reply: Answer,
      errors: [400, 401, 403, 404],
    }),
  },
  itineraries: {
    create: create('/api/itinerary-comparison', {
      about: 'Hands in a travel-plan request (API-36).',
      body: NewItinerary,
      reply: Itinerary,
      errors: [400, 401],
    }),
  },
  packages: {
    list: get('/api/custom-packages', {
      about: 'Travel packages (API-37).',
      query: CatalogueQuery,
      reply: z.array(Package),
      errors: [400],
    }),
    one: get('/api/custom-packages/:id', { about: 'A package (API-38).', reply: Package, errors: [404] }),
  },
  destinations: {
    list: get('/api/custom-destinations', {
      about: 'Destinations (API-39).',
      query: CatalogueQuery,
      reply: z.array(Destination),
      errors: [400],
    }),
    one: get('/api/custom-destinations/:id', {
      about: 'One of them (API-40).',
      reply: Destination,
      errors: [404],
    }),
  },
  discover: {
    tags: get('/api/trending-tags', {
      about: 'Trending tags (API-41).',
      query: CatalogueQuery,
      reply: z.array(TrendingTag),
      errors: [400],
    }),
    search: get('/api/search', {
      about: 'Posts that hold the words (API-42, AMB-17).',
      query: SearchQuery,
      reply: z.array(Post),
      errors: [],
    }),
  },
  leaderboard: {
    list: get('/api/leaderboard', {
      about: 'The ranks (API-43).',
      reply: z.array(LeaderboardEntry),
      errors: [],
    }),
    sponsors: get('/api/sponsors', {
      about: 'Sponsors, of one type where it is given (API-44).',
      query: SponsorsQuery,
      reply: z.array(Sponsor),
      errors: [400],
    }),
    impression: post('/api/sponsors/:id/impression', {
      about: 'Counts a sight (API-45).',
      reply: Success,
      errors: [404],
    }),
    click: post('/api/sponsors/:id/click', {
      about: 'Counts a click (API-46).',
      reply: Success,
      errors: [404],
    }),
  },
} as const satisfies Record<string, Record<string, Endpoint>>;

export type Endpoints = typeof endpoints;
export type Noun = keyof Endpoints;
