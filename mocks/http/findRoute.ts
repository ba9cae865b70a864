import { isDecodable } from '../../src/shared/isDecodable.ts';
import { type Route, listRoutes } from './callResolver.ts';

/** A route, and the parameters in the path of a request. */
export interface FoundRoute extends Route {
  params: Record<string, string>;
}

/** Matches an endpoint's path under any base path, and names its parameters. */
const patternOf = (path: string): RegExp => new RegExp(`${path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`);

const routes = listRoutes().map((route) => ({ ...route, pattern: patternOf(route.endpoint.path) }));

/** Undefined if no endpoint has this method and path, or if the path cannot be decoded (AMB-71). */
export function findRoute(method: string, pathname: string): FoundRoute | undefined {
  if (!isDecodable(pathname)) return undefined;
  for (const route of routes) {
    const match = route.endpoint.method === method ? route.pattern.exec(pathname) : null;
    if (!match) continue;
    const texts = Object.entries(match.groups ?? {});
    const decoded = texts.map(([name, text]) => [name, decodeURIComponent(text)] as const);
    return { ...route, params: Object.fromEntries(decoded) };
  }
  return undefined;
}
