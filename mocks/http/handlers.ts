import { HttpResponse, type RequestHandler, http, passthrough } from 'msw';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { DatasetReplaced } from '../db/Database.ts';
import { loadOnce } from '../world/loadOnce.ts';
import { HttpError } from './HttpError.ts';
import { type Call, type CallOptions, type Route, callResolver, captureCall } from './callResolver.ts';
import { type FoundRoute, findRoute } from './findRoute.ts';
import type { Faults } from './faults.ts';
import type { RequestInput } from './readRequest.ts';
import type { RequestLog } from './requestLog.ts';

export interface HandlerOptions extends CallOptions {
  faults: Faults;
  /** Records calls for tests. */
  requests?: RequestLog;
  /** Replaces the picture references in a JSON response ('media:…', 'asset:…') with URLs. */
  resolvePictureUrls: (json: string) => Promise<string>;
  /** Settles once the whole seed is loaded; calls in `answeredFirst` do not wait for it. */
  whenSeedLoaded?: () => Promise<void>;
  /** Runs a write when no other tab of this browser runs one; immediately by default. */
  takeTurn?: <T>(write: () => Promise<T>) => Promise<T>;
  /** Settles once every change is stored, so that an answered write survives a reload (SHIP-06). */
  flush?: () => Promise<void>;
}

const { posts, session, users } = endpoints;
/** Answered before the whole seed is loaded: what Home calls first, and its presses that need no text. */
export const answeredFirst: ReadonlySet<Endpoint> = new Set<Endpoint>([
  posts.like,
  posts.bookmark,
  session.current,
  users.stats,
  users.ranking,
  users.badges,
  users.challenges,
]);

function toErrorResponse(error: unknown): Response {
  if (error instanceof HttpError) return HttpResponse.json(error.body, { status: error.status });
  // As if the server had been restarted before it could respond.
  if (error instanceof DatasetReplaced) return HttpResponse.error();
  console.error(error);
  return HttpResponse.json({ message: 'Internal error' }, { status: 500 });
}

/**
 * Lazily loads the code that parses and validates requests: it pulls in all schemas, so it is not in the initial
 * bundle.
 */
export const loadReader = loadOnce(() => import('./readRequest.ts'));

async function readInput(endpoint: Endpoint, request: Request): Promise<RequestInput> {
  if (!endpoint.input) return { query: undefined, readBody: () => undefined };
  const { readRequest } = await loadReader();
  return readRequest(endpoint, request);
}

/** Answers a request that nothing delays or forces to fail any more. */
async function answer(
  route: Route,
  { resolvePictureUrls, whenSeedLoaded, takeTurn, flush, ...deps }: HandlerOptions,
  request: Request,
  call: Omit<Call, 'path' | 'readInput'>,
): Promise<Response> {
  const { endpoint } = route;
  if (!answeredFirst.has(endpoint)) await whenSeedLoaded?.();
  const path = new URL(request.url).pathname;
  const readInputOfRequest = () => readInput(endpoint, request);
  const resolve = () => callResolver(route, deps, { ...call, path, readInput: readInputOfRequest });
  const { method, status } = endpoint;
  const json = JSON.stringify(await (takeTurn && method !== 'GET' ? takeTurn(resolve) : resolve()));
  if (method !== 'GET') await flush?.();
  const headers = { 'Content-Type': 'application/json' };
  return new HttpResponse(await resolvePictureUrls(json), { status, headers });
}

/** Responds to a request of an endpoint, unless a fault does. */
export async function respond(
  route: FoundRoute,
  options: HandlerOptions,
  request: Request,
): Promise<Response> {
  const { endpoint, params } = route;
  const sent = captureCall(endpoint, options);
  const forced = await options.faults.apply(endpoint, params);
  return forced ?? answer(route, options, request, { ...sent, params }).catch(toErrorResponse);
}

/** The 404 for a path without an endpoint (API-52). */
export const pathNotFound = ({ url }: Request): Response =>
  HttpResponse.json({ message: `No such path: ${new URL(url).pathname}` }, { status: 404 });

/**
 * Handles every endpoint, and any other /api path with a JSON 404 (API-52). This is one MSW handler, because MSW compiles
 * the path of each handler again for every request: about 0.4 ms of each call.
 */
export function createHandlers(options: HandlerOptions): RequestHandler[] {
  const { requests } = options;
  const handler = http.all(/\/api(\/|$)/, ({ request }) => {
    if (request.mode === 'navigate') return passthrough();
    const found = findRoute(request.method, new URL(request.url).pathname);
    if (!found) return pathNotFound(request);
    const run = () => respond(found, options, request);
    return requests ? requests.record(request, run) : run();
  });
  return [handler];
}
