import { type Endpoint, create, get, patch, post, remove } from './endpoint.ts';

/**
 * Every endpoint of the API, grouped by resource. Client, query keys, handlers and OpenAPI derive from this
 * table; it imports no schemas, so that the app does not load the validation library. Endpoints that list 401
 * require a session.
 */
export const endpoints = {
  session: {
    current: get('/api/auth/user', {
      summary: 'The current user; 401 when nobody is signed in (API-01).',
      errors: [401],
    }),
    update: patch('/api/auth/user', {
      summary: 'Changes the given fields of the own profile (API-02).',
      input: 'json',
      errors: [400, 401],
    }),
    picture: post('/api/auth/user/profile-picture', {
      summary: 'Replaces the own picture: an image of at most 5 MB (API-03).',
      input: 'multipart',
      errors: [400, 401, 413],
    }),
  },
  users: {
    one: get('/api/users/:id', { summary: 'A user (API-04).', errors: [404] }),
    stats: get('/api/users/:id/stats', { summary: "A user's points and counts (API-05).", errors: [404] }),
    ranking: get('/api/users/:id/ranking', { summary: "A user's rank (API-06).", errors: [404] }),
    badges: get('/api/users/:id/badges', { summary: "A user's badges (API-07).", errors: [404] }),
    challenges: get('/api/users/:id/challenges', {
      summary: "A user's challenges (API-08).",
      errors: [404],
    }),
    posts: get('/api/users/:id/posts', { summary: "A user's posts, newest first (API-09).", errors: [404] }),
    todos: get('/api/users/:id/travel-todos', { summary: "A user's to-dos (API-10).", errors: [404] }),
    visitedPlaces: get('/api/users/:id/visited-places', {
      summary: 'The places that a user has visited (API-11).',
      errors: [404],
    }),
    bookmarks: get('/api/users/:id/bookmarks', {
      summary: 'Saved posts, for the owner only (API-12).',
      errors: [401, 403, 404],
    }),
    questions: get('/api/users/:id/local-questions', {
      summary: "A user's local questions (API-13).",
      errors: [404],
    }),
  },
  feed: {
    page: get('/api/unified-feed', {
      summary: 'A page of posts, polls and questions, newest first (API-14 to API-18).',
      input: 'query',
      errors: [400],
    }),
  },
  posts: {
    create: create('/api/posts', {
      summary: 'Publishes a story, tip, question or poll (API-19, API-20).',
      input: 'multipart',
      errors: [400, 401],
    }),
    one: get('/api/posts/:id', { summary: 'A post (API-21).', errors: [404] }),
    like: post('/api/posts/:id/like', { summary: 'Likes or unlikes a post (API-22).', errors: [401, 404] }),
    bookmark: post('/api/posts/:id/bookmark', {
      summary: 'Saves a post or takes it back (API-23).',
      errors: [401, 404],
    }),
    comment: create('/api/posts/:id/comments', {
      summary: 'Comments on a post (API-24).',
      input: 'json',
      errors: [400, 401, 404],
    }),
  },
  polls: {
    vote: post('/api/polls/:id/vote', {
      summary: 'Votes once in an open poll (API-25 to API-27).',
      input: 'json',
      errors: [400, 401, 404, 409],
    }),
  },
  todos: {
    create: create('/api/travel-todos', {
      summary: 'Adds a place to visit (API-28).',
      input: 'json',
      errors: [400, 401],
    }),
    visit: patch('/api/travel-todos/:id/visited', {
      summary: 'Marks a place as visited (API-29).',
      errors: [401, 403, 404],
    }),
    remove: remove('/api/travel-todos/:id', {
      summary: 'Removes a to-do; the place visited stays (API-30).',
      errors: [401, 403, 404],
    }),
  },
  questions: {
    list: get('/api/local-questions', {
      summary: 'The questions of Ask a Local, newest first (API-31).',
      input: 'query',
      errors: [400],
    }),
    create: create('/api/local-questions', {
      summary: 'Asks a local question (API-32).',
      input: 'json',
      errors: [400, 401],
    }),
    one: get('/api/local-questions/:id', {
      summary: 'A local question with its answers (API-33).',
      errors: [404],
    }),
    answer: create('/api/local-questions/:id/answers', {
      summary: 'Answers a local question (API-34).',
      input: 'json',
      errors: [400, 401, 404],
    }),
    voteAnswer: post('/api/local-answers/:answerId/vote', {
      summary: "Calls another's answer helpful or not; the vote may change (API-35).",
      input: 'json',
      errors: [400, 401, 403, 404],
    }),
  },
  itineraries: {
    create: create('/api/itinerary-comparison', {
      summary: 'Submits a travel-plan request (API-36).',
      input: 'json',
      errors: [400, 401],
    }),
  },
  packages: {
    list: get('/api/custom-packages', {
      summary: 'Travel packages (API-37).',
      input: 'query',
      errors: [400],
    }),
    one: get('/api/custom-packages/:id', { summary: 'A travel package (API-38).', errors: [404] }),
  },
  destinations: {
    list: get('/api/custom-destinations', {
      summary: 'Destinations (API-39).',
      input: 'query',
      errors: [400],
    }),
    one: get('/api/custom-destinations/:id', { summary: 'A destination (API-40).', errors: [404] }),
  },
  discover: {
    tags: get('/api/trending-tags', {
      summary: 'Trending tags, the fastest growing first (API-41).',
      input: 'query',
      errors: [400],
    }),
    search: get('/api/search', {
      summary:
        'Finds posts, places and whole words first, then the newest; # names a tag (API-42, AMB-17, AMB-58).',
      input: 'query',
      errors: [],
    }),
  },
  leaderboard: {
    list: get('/api/leaderboard', { summary: 'All users by rank (API-43).', errors: [] }),
    sponsors: get('/api/sponsors', {
      summary: 'Sponsors, of one type or both (API-44).',
      input: 'query',
      errors: [400],
    }),
    impression: post('/api/sponsors/:id/impression', {
      summary: 'Counts that a sponsor was shown; visitors count too (API-45).',
      errors: [404],
    }),
    click: post('/api/sponsors/:id/click', {
      summary: 'Counts that a sponsor was opened; visitors count too (API-46).',
      errors: [404],
    }),
  },
} as const satisfies Record<string, Record<string, Endpoint>>;

export type Endpoints = typeof endpoints;
export type Resource = keyof Endpoints;
type EndpointOf<R extends Resource> = R extends Resource ? Endpoints[R][keyof Endpoints[R]] : never;
/** Any endpoint of the table. */
export type AnyEndpoint = EndpointOf<Resource>;
