import { matchPath } from 'react-router-dom';
import { type RouteName, routeNames, routePatterns } from '../routes.ts';

/** Name of the route that matches a path; 'notFound' if there is none (APP-18). */
export const routeNameOf = (pathname: string): RouteName =>
  routeNames.find((name) => matchPath(routePatterns[name], pathname)) ?? 'notFound';
