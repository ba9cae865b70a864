import { createDatabase } from '../../mocks/db/Database.ts';
import { HttpError } from '../../mocks/http/HttpError.ts';
import {
  type CallOptions,
  type Route,
  callResolver,
  captureCall,
  listRoutes,
} from '../../mocks/http/callResolver.ts';
import { readValues } from '../../mocks/http/readRequest.ts';
import { type Session, createMemorySession } from '../../mocks/http/session.ts';
import { createClock } from '../../src/shared/clock.ts';
import type { Client } from './model/outcome.ts';
import type { Start } from './model/start.ts';
import { createSockets } from './sockets.ts';
import { startRows } from './startRows.ts';

export interface OracleReply {
  status: number;
  body: unknown;
}

/** The sender of a request, and whether their session has expired. */
export interface Caller {
  userId: string | null;
  expired?: boolean;
}

/** The variable parts of a request: its path parameter, body and query. */
interface RequestValues {
  id?: string;
  body?: unknown;
  query?: object;
}

function signIn(session: Session, { userId: user, expired = false }: Caller): void {
  if (user === null) return session.signOut();
  session.signIn(user);
  if (expired) session.expire();
}

/** Endpoints by name, such as 'POST /api/posts/:id/like', with the name of their path parameter. */
const routes = new Map<string, Route & { parameter: string | undefined }>(
  listRoutes().map((route) => {
    const { method, path } = route.endpoint;
    return [`${method} ${path}`, { ...route, parameter: /:(\w+)/.exec(path)?.[1] }];
  }),
);

/** Calls the resolvers directly: encoding and decoding requests would take most of the time. */
const createSend =
  (options: CallOptions) =>
  async (caller: Caller, name: string, { id = '', ...values }: RequestValues = {}): Promise<OracleReply> => {
    const route = routes.get(name);
    if (!route) throw new Error(`There is no ${name}`);
    const { endpoint, parameter } = route;
    signIn(options.session, caller);
    const params = parameter === undefined ? {} : { [parameter]: id };
    const readInput = () => readValues(endpoint, values);
    const call = { ...captureCall(endpoint, options), path: endpoint.path, params, readInput };
    try {
      return { status: endpoint.status, body: await callResolver(route, options, call) };
    } catch (error) {
      if (error instanceof HttpError) return error;
      throw error;
    }
  };

/** An in-memory mock backend that is cheap to reset. */
export function createOracleBackend(start: Start, clients: readonly Client[]) {
  const db = createDatabase();
  const clock = createClock();
  clock.freeze();
  const rows = startRows(start);
  let sockets = createSockets(db, clients);
  let ids = 0;
  const send = createSend({
    db,
    session: createMemorySession(null, clock.now),
    now: clock.now,
    newId: (prefix) => `${prefix}_new${++ids}`,
    savePicture: () => Promise.reject(new Error('The oracle sends no pictures')),
    publish: (message, audience) => sockets.publish(message, audience),
  });
  return {
    clock,
    send,
    reset(): void {
      db.load(rows);
      ids = 0;
      sockets = createSockets(db, clients);
      clock.set(start.now);
    },
    /** Replaces all rows with equal ones, as a reset does. */
    replaceRows: (): void => db.load(db.dump()),
    /** Sends a message on the socket. */
    report: (message: Parameters<typeof sockets.report>[0]): void => sockets.report(message),
    received: () => sockets.received(),
  };
}
export type OracleBackend = ReturnType<typeof createOracleBackend>;
