import type { PostType } from './shared/enums.ts';

/** Builders for all in-app paths, relative to the router's base. */
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
  /** `destination` prefills the form. */
  travelPlanning: (destination?: string) =>
    destination ? `/travel-planning?destination=${segment(destination)}` : '/travel-planning',
  packages: () => '/packages',
  package: (id: string) => `/package/${segment(id)}`,
  destinations: () => '/destinations',
  destination: (id: string) => `/destination/${segment(id)}`,
  leaderboard: () => '/leaderboard',
  landing: () => '/landing',
} as const;

/** Route patterns in the order of the route table; anything else shows the not-found screen. */
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
export const routeNames: readonly RouteName[] = Object.keys(routePatterns).filter(
  (name): name is RouteName => name in routePatterns,
);

/** Base path of the build; ends with a slash. */
export const BASE = import.meta.env.BASE_URL;

/** Adds the base to an in-app path: `/post/1` under `/demo/` becomes `/demo/post/1`. */
export const withBase = (path: string): string => BASE + path.replace(/^\//, '');

/** The share link of a post: `{origin}{base}post/{id}` (CARD-12, AMB-31). */
export const shareLink = (postId: string, origin: string): string =>
  new URL(withBase(paths.post(postId)), origin).href;
