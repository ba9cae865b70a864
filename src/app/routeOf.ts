import { matchPath } from 'react-router-dom';
import { type RouteName, patterns } from '../paths.ts';

/** The row of the route table that a path belongs to; not-found where none fits (APP-18). */
export function routeOf(pathname: string): RouteName {
  const names: readonly RouteName[] = Object.keys(patterns).filter(
    (name): name is RouteName => name in patterns,
  );
  return names.find((name) => matchPath(patterns[name], pathname)) ?? 'notFound';
}
