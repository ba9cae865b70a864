import { HttpResponse, type PathParams, type RequestHandler, http, passthrough } from 'msw';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { isDecodable } from '../../src/shared/isDecodable.ts';
import { DatasetReplaced } from '../db/Database.ts';
import { loadOnce } from '../world/loadOnce.ts';
import { HttpError } from './HttpError.ts';
import {
  type Call,
  type CallOptions,
  type Route,
  callResolver,
  captureCall,
  listRoutes,
} from './callResolver.ts';
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
const answeredFirst = new Set<Endpoint>([
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

/** Responds to the requests of one endpoint; undefined for a different method. */
type Responder = (call: { request: Request; params: PathParams }) => Promise<Response | undefined>;

function createResponder(route: Route, options: HandlerOptions): Responder {
  const { endpoint } = route;
  const { faults, requests } = options;
  async function handle(request: Request, params: Record<string, string>): Promise<Response> {
    const sent = captureCall(endpoint, options);
    const forced = await faults.apply(endpoint, params);
    if (forced) return forced;
    return answer(route, options, request, { ...sent, params }).catch(toErrorResponse);
  }
  return async ({ request, params }) => {
    if (request.mode === 'navigate') return passthrough();
    if (request.method !== endpoint.method) return undefined;
    const texts = Object.entries(params).map(([name, value]): [string, string] => [name, String(value)]);
    const run = () => handle(request, Object.fromEntries(texts));
    return requests ? requests.record(request, run) : run();
  };
}

/** The 404 for a path without an endpoint (API-52). */
export const pathNotFound = ({ url }: Request): Response =>
  HttpResponse.json({ message: `No such path: ${new URL(url).pathname}` }, { status: 404 });

/** MSW decodes paths itself and responds with a stack trace if it cannot, so such paths are caught here (AMB-71). */
const undecodablePath = (): RequestHandler =>
  http.all(/\/api\//, ({ request }) =>
    isDecodable(new URL(request.url).pathname) ? undefined : pathNotFound(request),
  );

const unknownPaths = (): RequestHandler[] =>
  ['*/api', '*/api/*'].map((path) =>
    http.all(path, ({ request }) => (request.mode === 'navigate' ? passthrough() : pathNotFound(request))),
  );

/** The responder of each endpoint, without MSW's request matching. */
export const createResponders = (options: HandlerOptions): { endpoint: Endpoint; respond: Responder }[] =>
  listRoutes().map((route) => ({ endpoint: route.endpoint, respond: createResponder(route, options) }));

/**
 * MSW handlers for every endpoint, and a JSON 404 for any other /api path (API-52). All are created here and not when the
 * module loads: MSW reads a stack trace for each, for which the browser would parse the whole module again.
 */
export function createHandlers(options: HandlerOptions): RequestHandler[] {
  const handlers = createResponders(options).map(({ endpoint, respond }) =>
    http.all(`*${endpoint.path}`, respond),
  );
  return [undecodablePath(), ...handlers, ...unknownPaths()];
}
