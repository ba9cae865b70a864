import { HttpResponse, type PathParams, type RequestHandler, http, passthrough } from 'msw';
import { type Endpoint, takesBody } from '../../src/contract/endpoint.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { isDecodable } from '../../src/shared/isDecodable.ts';
import { resolvers } from '../resolvers/resolvers.ts';
import { HttpError, unauthorized } from './HttpError.ts';
import { type Database, DatasetReplaced } from '../db/Database.ts';
import type { Deps } from './RequestContext.ts';
import type { Faults } from './faults.ts';
import type { RequestInput } from './readRequest.ts';
import type { RequestLog } from './requestLog.ts';
import { type Session, VISITOR } from './session.ts';
import type { PendingAction } from '../world/ActionLog.ts';
import { toLoggedBody } from '../world/loggedBody.ts';

export interface HandlerOptions extends Omit<Deps, 'savePicture'> {
  /** Stores an uploaded picture under an id by `newId`. */
  savePicture: (picture: Blob, newId: Deps['newId']) => Promise<string>;
  /** Begins to record a write for the log. */
  beginAction?: () => PendingAction;
  session: Session;
  faults: Faults;
  /** Records calls for tests. */
  requests?: RequestLog;
  /** Replaces the picture references in a JSON response ('media:…', 'asset:…') with URLs. */
  resolvePictureUrls: (json: string) => Promise<string>;
  /** Settles once every change is stored, so that an answered write survives a reload (SHIP-06). */
  flush?: () => Promise<void>;
}

/** A resolver of any endpoint; what `readRequest` returns fits the endpoint's own types. */
type AnyResolver = (context: never) => unknown;

const errorResponse = ({ status, message, field }: HttpError): Response =>
  HttpResponse.json(field === undefined ? { message } : { message, field }, { status });

function toErrorResponse(error: unknown): Response {
  if (error instanceof HttpError) return errorResponse(error);
  // As from a server that was restarted before it could answer.
  if (error instanceof DatasetReplaced) return HttpResponse.error();
  console.error(error);
  return HttpResponse.json({ message: 'Internal error' }, { status: 500 });
}

let reader: Promise<typeof import('./readRequest.ts')> | undefined;
/**
 * Lazily loads the code that parses and validates requests: it pulls in all schemas, so it is not in the initial
 * bundle.
 */
export function loadReader(): Promise<typeof import('./readRequest.ts')> {
  const loading = (reader ??= import('./readRequest.ts'));
  // Lets the next call retry.
  loading.catch(() => (reader = undefined));
  return loading;
}

async function readInput(endpoint: Endpoint, request: Request): Promise<RequestInput> {
  if (!endpoint.input) return { query: undefined, readBody: () => undefined };
  const { readRequest } = await loadReader();
  return readRequest(endpoint, request);
}

/** A request with what belongs to the moment at which it was sent. */
interface SentRequest {
  request: Request;
  params: Record<string, string>;
  senderId: string | null;
  db: Database;
  action: PendingAction | undefined;
}

/** A resolver's answer to a request, which it has read and whose sender it has checked. */
async function answer(
  endpoint: Endpoint,
  resolver: AnyResolver,
  { resolvePictureUrls, flush, ...deps }: HandlerOptions,
  { request, params, senderId, db, action }: SentRequest,
): Promise<Response> {
  // The session is checked before anything in the body is read (AUTH-10).
  const currentUser = senderId === null ? null : (db.user.get(senderId) ?? null);
  if (!currentUser && endpoint.errors.includes(401)) throw unauthorized();
  const requireUser = () => {
    if (!currentUser) throw unauthorized();
    return currentUser;
  };
  const input = await readInput(endpoint, request);
  const newId = action?.newId ?? deps.newId;
  const pictures: string[] = [];
  const savePicture = async (picture: Blob): Promise<string> => {
    const reference = await deps.savePicture(picture, newId);
    pictures.push(reference);
    return reference;
  };
  // One time for the whole request, so that its rows and its place in the log have the same.
  const time = deps.now();
  const now = (): number => time;
  const context = { ...deps, now, newId, savePicture, db, ...input, params, currentUser, requireUser };
  const json = JSON.stringify(await resolver(context as never));
  const { method, status } = endpoint;
  action?.commit({
    at: new Date(time).toISOString(),
    as: senderId ?? VISITOR,
    method,
    path: new URL(request.url).pathname,
    ...(takesBody(endpoint) ? { body: toLoggedBody(input.readBody(), pictures) } : {}),
    status,
  });
  if (method !== 'GET') await flush?.();
  const headers = { 'Content-Type': 'application/json' };
  return new HttpResponse(await resolvePictureUrls(json), { status, headers });
}

/** Responds to the requests of one endpoint; undefined for a different method. */
type Responder = (call: { request: Request; params: PathParams }) => Promise<Response | undefined>;

function createResponder(endpoint: Endpoint, resolver: AnyResolver, options: HandlerOptions): Responder {
  const { db, session, faults, beginAction, requests } = options;
  async function handle(request: Request, params: Record<string, string>): Promise<Response> {
    const isRead = endpoint.method === 'GET';
    // Sender and data are those of the moment at which the request was sent, however long it waits.
    const senderId = session.senderId(endpoint.method);
    const action = isRead ? undefined : beginAction?.();
    const sentTo = isRead ? db : db.forRequest(action?.record);
    const forced = await faults.apply(endpoint, params);
    if (forced) return forced;
    const sent = { request, params, senderId, db: sentTo, action };
    return answer(endpoint, resolver, options, sent).catch(toErrorResponse);
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
const undecodablePath = http.all(/\/api\//, ({ request }) =>
  isDecodable(new URL(request.url).pathname) ? undefined : pathNotFound(request),
);

const unknownPath = ['*/api', '*/api/*'].map((path) =>
  http.all(path, ({ request }) => (request.mode === 'navigate' ? passthrough() : pathNotFound(request))),
);

/** What answers each endpoint, without the matching of requests that MSW adds. */
export function createResponders(options: HandlerOptions): { endpoint: Endpoint; respond: Responder }[] {
  const byName: Record<string, Record<string, AnyResolver>> = resolvers;
  return Object.entries(endpoints).flatMap(([resource, group]) =>
    Object.entries(group).map(([name, endpoint]) => ({
      endpoint,
      respond: createResponder(endpoint, byName[resource]![name]!, options),
    })),
  );
}

/** MSW handlers for every endpoint, and a JSON 404 for any other /api path (API-52). */
export function createHandlers(options: HandlerOptions): RequestHandler[] {
  const handlers = createResponders(options).map(({ endpoint, respond }) =>
    http.all(`*${endpoint.path}`, respond),
  );
  return [undecodablePath, ...handlers, ...unknownPath];
}
