import { type Endpoint, takesBody } from '../../src/contract/endpoint.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import type { Database } from '../db/Database.ts';
import { resolvers } from '../resolvers/resolvers.ts';
import type { PendingAction } from '../world/ActionLog.ts';
import { unauthorized } from './HttpError.ts';
import type { Deps } from './RequestContext.ts';
import type { RequestInput } from './readRequest.ts';
import { type Session, VISITOR } from './session.ts';

/** A resolver of any endpoint; what `readInput` returns fits the endpoint's own types. */
type AnyResolver = (context: never) => unknown;

/** An endpoint and its resolver. */
export interface Route {
  endpoint: Endpoint;
  resolver: AnyResolver;
}

/** Every endpoint with its resolver. */
export function listRoutes(): Route[] {
  const byName: Record<string, Record<string, AnyResolver>> = resolvers;
  return Object.entries(endpoints).flatMap(([resource, group]) =>
    Object.entries(group).map(([name, endpoint]) => ({ endpoint, resolver: byName[resource]![name]! })),
  );
}

export interface CallOptions extends Omit<Deps, 'savePicture'> {
  /** Stores an uploaded picture under an id from `newId`. */
  savePicture: (picture: Blob, newId: Deps['newId']) => Promise<string>;
  /** Starts recording a write for the log. */
  beginAction?: () => PendingAction;
  session: Session;
}

/** The sender and the data of a call, captured when it is sent, however long it is delayed. */
interface CapturedCall {
  senderId: string | null;
  db: Database;
  action: PendingAction | undefined;
}

export function captureCall({ method }: Endpoint, { db, session, beginAction }: CallOptions): CapturedCall {
  const senderId = session.senderId(method);
  if (method === 'GET') return { senderId, db, action: undefined };
  const action = beginAction?.();
  return { senderId, db: db.forRequest(action?.record), action };
}

/** The request body for the log: as parsed, with references to the stored pictures instead of files. */
function toLoggedBody(body: unknown, pictures: readonly string[]): unknown {
  const references = [...pictures];
  const replaced = (value: unknown): unknown => {
    if (value instanceof Blob) return references.shift();
    return Array.isArray(value) ? value.map(replaced) : value;
  };
  if (typeof body !== 'object' || body === null) return body;
  return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, replaced(value)]));
}

/** A call, however it was transmitted. */
export interface Call extends CapturedCall {
  /** The path for the log: '/api/posts/post_x/like'. */
  path: string;
  params: Record<string, string>;
  readInput: () => RequestInput | Promise<RequestInput>;
}

/**
 * Runs an endpoint's resolver, and logs the write. Returns the reply.
 * @throws HttpError
 */
export async function callResolver(
  { endpoint, resolver }: Route,
  deps: CallOptions,
  { senderId, db, action, path, params, readInput }: Call,
): Promise<unknown> {
  // The session is checked before anything in the body is read (AUTH-10).
  const currentUser = senderId === null ? null : (db.user.get(senderId) ?? null);
  if (!currentUser && endpoint.errors.includes(401)) throw unauthorized();
  const requireUser = () => {
    if (!currentUser) throw unauthorized();
    return currentUser;
  };
  const input = await readInput();
  const newId = action?.newId ?? deps.newId;
  const pictures: string[] = [];
  const savePicture = async (picture: Blob): Promise<string> => {
    const reference = await deps.savePicture(picture, newId);
    pictures.push(reference);
    return reference;
  };
  // One timestamp for the whole request, shared by its rows and its log entry.
  const time = deps.now();
  const now = (): number => time;
  const context = { ...deps, now, newId, savePicture, db, ...input, params, currentUser, requireUser };
  const reply = await resolver(context as never);
  action?.commit({
    at: new Date(time).toISOString(),
    as: senderId ?? VISITOR,
    method: endpoint.method,
    path,
    ...(takesBody(endpoint) ? { body: toLoggedBody(input.readBody(), pictures) } : {}),
    status: endpoint.status,
  });
  return reply;
}
