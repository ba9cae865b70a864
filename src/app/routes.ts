import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { type RouteName, patterns } from '../paths.ts';
import { Frame } from './Frame.tsx';
import { ScreenError } from './ScreenError.tsx';

type Load = () => Promise<ComponentType>;

/** Each screen of the route table, fetched when first opened or when the browser has time (spec 2). */
const screens: readonly (readonly [name: RouteName, load: Load])[] = [
  ['home', () => import('../screens/Home.tsx').then((file) => file.Home)],
  ['profile', () => import('../screens/Profile.tsx').then((file) => file.Profile)],
  ['editProfile', () => import('../screens/EditProfile.tsx').then((file) => file.EditProfile)],
  ['explore', () => import('../screens/Explore.tsx').then((file) => file.Explore)],
  ['todoList', () => import('../screens/TodoList.tsx').then((file) => file.TodoList)],
  ['createPost', () => import('../screens/CreatePost.tsx').then((file) => file.CreatePost)],
  ['post', () => import('../screens/PostDetail.tsx').then((file) => file.PostDetail)],
  ['askLocal', () => import('../screens/AskLocal.tsx').then((file) => file.AskLocal)],
  ['question', () => import('../screens/QuestionDetail.tsx').then((file) => file.QuestionDetail)],
  ['travelPlanning', () => import('../screens/TravelPlanning.tsx').then((file) => file.TravelPlanning)],
  ['packages', () => import('../screens/Packages.tsx').then((file) => file.Packages)],
  ['package', () => import('../screens/PackageDetail.tsx').then((file) => file.PackageDetail)],
  ['destinations', () => import('../screens/Destinations.tsx').then((file) => file.Destinations)],
  ['destination', () => import('../screens/DestinationDetail.tsx').then((file) => file.DestinationDetail)],
  ['leaderboard', () => import('../screens/Leaderboard.tsx').then((file) => file.Leaderboard)],
  ['landing', () => import('../screens/Landing.tsx').then((file) => file.Landing)],
  ['notFound', () => import('../screens/NotFound.tsx').then((file) => file.NotFound)],
];

/** Fetches every lazy part that is not here yet, so that each screen opens offline afterwards. */
export async function prefetchScreens(): Promise<void> {
  await Promise.allSettled(screens.map(([, load]) => load()));
}

/** The frame stands while the first screen is on its way; nothing is drawn in its place. */
const Nothing = () => null;

/** The route table of spec 2 inside the frame (APP-01 to APP-18). */
export const routes: RouteObject[] = [
  {
    Component: Frame,
    ErrorBoundary: ScreenError,
    children: screens.map(([id, load]) => ({
      id,
      path: patterns[id],
      lazy: async () => ({ Component: await load() }),
      ErrorBoundary: ScreenError,
      HydrateFallback: Nothing,
    })),
  },
];
