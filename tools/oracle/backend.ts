import { createDatabase } from '../../mocks/db/Database.ts';
import { createFaults } from '../../mocks/http/faults.ts';
import { type HandlerOptions, createResponders } from '../../mocks/http/handlers.ts';
import { type Session, createMemorySession } from '../../mocks/http/session.ts';
import { toRequest } from '../../mocks/http/toRequest.ts';
import { createClock } from '../../src/shared/clock.ts';
import type { Client } from './model/outcome.ts';
import type { Start } from './model/start.ts';
import { createSockets } from './sockets.ts';
import { startRows } from './startRows.ts';

export interface Answered {
  status: number;
  body: unknown;
}

/** The sender of a request, and whether their session has expired. */
export interface Asking {
  person: string | null;
  expired?: boolean;
}

/** The variable parts of a request: its path parameter, body and query. */
interface Given {
  id?: string;
  body?: unknown;
  query?: string;
}

function signIn(session: Session, { person, expired = false }: Asking): void {
  if (person === null) return session.signOut();
  session.signIn(person);
  if (expired) session.expire();
}

/** Sends requests by the name of their endpoint: 'POST /api/posts/:id/like'. */
function createSend(options: HandlerOptions) {
  const byName = new Map(
    createResponders(options).map((each) => [`${each.endpoint.method} ${each.endpoint.path}`, each]),
  );
  return async (
    asking: Asking,
    name: string,
    { id = '', body, query = '' }: Given = {},
  ): Promise<Answered> => {
    const found = byName.get(name);
    if (!found) throw new Error(`There is no ${name}`);
    signIn(options.session, asking);
    const { method, path, input } = found.endpoint;
    const parameter = /:(\w+)/.exec(path)?.[1];
    const call = { method, path: path.replace(/:\w+/, id) + query, body, input };
    const params = parameter === undefined ? {} : { [parameter]: id };
    const response = await found.respond({ request: toRequest(call, 'http://api.test'), params });
    if (!response) throw new Error(`${name} did not answer`);
    return { status: response.status, body: await response.json() };
  };
}

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
    faults: createFaults(),
    now: clock.now,
    newId: (prefix) => `${prefix}_new${++ids}`,
    savePicture: () => Promise.reject(new Error('The oracle sends no pictures')),
    publish: (message, audience) => sockets.publish(message, audience),
    resolvePictureUrls: (json) => Promise.resolve(json),
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
    /** Sends a message on the socket. */
    report: (message: Parameters<typeof sockets.report>[0]): void => sockets.report(message),
    heard: () => sockets.heard(),
  };
}
export type OracleBackend = ReturnType<typeof createOracleBackend>;
