import type { PostType } from './shared/enums.ts';

/** Every in-app address, built and never spelled. Paths are relative to the router's base. */
const segment = encodeURIComponent;

export const paths = {
  home: () => '/',
  profile: (userId?: string) => (userId ? `/profile/${segment(userId)}` : '/profile'),
  editProfile: () => '/edit-profile',
  explore: (query?: string) => (query ? `/explore?q=${segment(query)}` : '/explore'),
  todoList: () => '/todo-list',
  createPost: (type?: PostType) => (type ? `/create-post?type=${type}` : '/create-post'),
  post: (id: string) => `/post/${segment(id)}`,
  askLocal: () => '/ask-local',
  question: (id: string) => `/question/${segment(id)}`,
  travelPlanning: () => '/travel-planning',
  packages: () => '/packages',
  package: (id: string) => `/package/${segment(id)}`,
  destinations: () => '/destinations',
  destination: (id: string) => `/destination/${segment(id)}`,
  leaderboard: () => '/leaderboard',
  landing: () => '/landing',
} as const;

/** Route patterns of spec 2, in its order; anything else is the not-found screen. */
export const routePatterns = {
  home: '/',
  profile: '/profile/:userId?',
  editProfile: '/edit-profile',
  explore: '/explore',
  todoList: '/todo-list',
  createPost: '/create-post',
  post: '/post/:id',
  askLocal: '/ask-local',
  question: '/question/:id',
  travelPlanning: '/travel-planning',
  packages: '/packages',
  package: '/package/:id',
  destinations: '/destinations',
  destination: '/destination/:id',
  leaderboard: '/leaderboard',
  landing: '/landing',
  notFound: '*',
} as const;
export type RouteName = keyof typeof routePatterns;

/** Where the bundle is mounted; ends with a slash. */
export const BASE = import.meta.env.BASE_URL;

/** An in-app path as the host sees it: `/post/1` under `/demo/` is `/demo/post/1`. */
export const withBase = (path: string): string => BASE + path.replace(/^\//, '');

/** CARD-12 and AMB-31: `{origin}/post/{id}`, with the base between where there is one. */
export const shareLink = (postId: string, origin: string): string =>
  new URL(withBase(paths.post(postId)), origin).href;
