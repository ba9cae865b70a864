import { matchPath } from 'react-router-dom';
import { type RouteName, routePatterns } from '../routes.ts';

/** Name of the route that a path matches; 'notFound' where none does (APP-18). */
export function routeNameOf(pathname: string): RouteName {
  const names: readonly RouteName[] = Object.keys(routePatterns).filter(
    (name): name is RouteName => name in routePatterns,
  );
  return names.find((name) => matchPath(routePatterns[name], pathname)) ?? 'notFound';
}
