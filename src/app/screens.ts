import type { ComponentType } from 'react';
import { routeNameOf } from '../layout/routeName.ts';
import { BASE, type RouteName, withBase } from '../routes.ts';
import { nextTask } from '../shared/nextTask.ts';
import { SCREEN_RETRY_DELAY } from '../ui/constants.ts';
import { loadFonts } from '../ui/theme/fonts.ts';

export type ScreenLoader = () => Promise<ComponentType>;

/** Each screen of the route table, loaded when first opened or when the browser is idle. */
export const screens: Readonly<Record<RouteName, ScreenLoader>> = {
  home: () => import('../screens/Home.tsx').then((file) => file.Home),
  profile: () => import('../screens/Profile.tsx').then((file) => file.Profile),
  editProfile: () => import('../screens/EditProfile.tsx').then((file) => file.EditProfile),
  explore: () => import('../screens/Explore.tsx').then((file) => file.Explore),
  todoList: () => import('../screens/TodoList.tsx').then((file) => file.TodoList),
  createPost: () => import('../screens/CreatePost.tsx').then((file) => file.CreatePost),
  post: () => import('../screens/PostDetail.tsx').then((file) => file.PostDetail),
  askLocal: () => import('../screens/AskLocal.tsx').then((file) => file.AskLocal),
  question: () => import('../screens/QuestionDetail.tsx').then((file) => file.QuestionDetail),
  travelPlanning: () => import('../screens/TravelPlanning.tsx').then((file) => file.TravelPlanning),
  packages: () => import('../screens/Packages.tsx').then((file) => file.Packages),
  package: () => import('../screens/PackageDetail.tsx').then((file) => file.PackageDetail),
  destinations: () => import('../screens/Destinations.tsx').then((file) => file.Destinations),
  destination: () => import('../screens/DestinationDetail.tsx').then((file) => file.DestinationDetail),
  leaderboard: () => import('../screens/Leaderboard.tsx').then((file) => file.Leaderboard),
  landing: () => import('../screens/Landing.tsx').then((file) => file.Landing),
  notFound: () => import('../screens/NotFound.tsx').then((file) => file.NotFound),
};

/** The screen at a URL's path, which includes the base path of the build. */
export const screenAt = (pathname: string): ScreenLoader =>
  screens[routeNameOf(`/${pathname.slice(BASE.length)}`)];

const startedLoads = new Map<ScreenLoader, Promise<ComponentType>>();
const loaded = new Set<ScreenLoader>();

/** Whether a screen renders without waiting for its code. */
export const isScreenLoaded = (load: ScreenLoader): boolean => loaded.has(load);

/** Marks a screen as loaded, or allows its load to be retried later. */
async function settle(load: ScreenLoader, screen: Promise<ComponentType>): Promise<void> {
  try {
    // With these fields `use` reads a promise at once, without suspending.
    void Object.assign(screen, { status: 'fulfilled', value: await screen });
    loaded.add(load);
  } catch {
    setTimeout(() => startedLoads.delete(load), SCREEN_RETRY_DELAY);
  }
}

/** Loads a screen once; after a failure, the next call but the immediate ones retries. */
export function loadScreen(load: ScreenLoader): Promise<ComponentType> {
  const started = startedLoads.get(load);
  if (started) return started;
  const screen = load();
  startedLoads.set(load, screen);
  void settle(load, screen);
  return screen;
}

/** Code that screens load on demand. */
const loadComments = () => import('../features/posts/CommentsPanel.tsx');

/** Kept in memory, so that it can be shown without a request when another picture does not load (IMG-05). */
let fallback: HTMLImageElement | undefined;

/** Loads all remaining screens, the fonts and the fallback picture, so that every screen opens offline. */
export async function prefetchScreens(): Promise<void> {
  fallback ??= new Image();
  fallback.src = withBase('pictures/fallback.svg');
  const loads = [
    ...Object.values(screens).map((screen) => () => loadScreen(screen)),
    loadComments,
    loadFonts,
  ];
  const started: Promise<unknown>[] = [];
  for (const load of loads) {
    started.push(load());
    // Each adds elements to the page: all at once would take longer than a frame.
    await nextTask();
  }
  await Promise.allSettled(started);
}
