import { getResponse } from 'msw';
import { createDatabase } from '../../mocks/db/Database.ts';
import { createFaults } from '../../mocks/http/faults.ts';
import { createHandlers, loadReader } from '../../mocks/http/handlers.ts';
import { createMemorySession } from '../../mocks/http/session.ts';
import type { Audience } from '../../mocks/live/audience.ts';
import { buildSeed } from '../../mocks/seed/buildSeed.ts';
import { SEED_EPOCH } from '../../mocks/seed/dates.ts';
import {
  type EndpointAttempts,
  allAttempts,
  attemptFor,
  partsOf,
} from '../../mocks/tests/cases/allAttempts.ts';
import type { Attempt } from '../../mocks/tests/cases/EndpointCases.ts';
import { type RequestParts, encodeBody, requestPath } from '../../src/api/encodeRequest.ts';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import type { ServerMessage } from '../../src/contract/schemas/socketMessages.ts';
import { findEntityIds } from './findEntityIds.ts';

// Loaded in advance, because a build that imports this file cannot load modules later.
await loadReader();

export const SIGNED_IN_USER_ID = 'traveller_001';
/** Maximum number of list items kept in an example. */
const MAX_ITEMS = 2;

/** A request over the seed, its reply, and the resulting socket messages. */
export interface Exchange {
  parts: RequestParts;
  /** Including the query. */
  path: string;
  status: number;
  reply: unknown;
  messages: { message: ServerMessage; audience: Audience }[];
}
export interface Recorded {
  name: string;
  endpoint: Endpoint;
  /** By status. */
  exchanges: Exchange[];
}

export const shortened = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.slice(0, MAX_ITEMS).map(shortened);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, shortened(field)]));
};

/** The mock backend over the seed at a fixed time, with Ananya signed in, for reproducible replies. */
export function createRecorder() {
  const db = createDatabase();
  db.load(buildSeed());
  let ids = 0;
  let messages: Exchange['messages'] = [];
  const handlers = createHandlers({
    db,
    now: () => SEED_EPOCH,
    newId: (prefix) => `${prefix}_new_${++ids}`,
    savePicture: () => Promise.resolve('/pictures/new.jpg'),
    publish: (message, audience = {}) => void messages.push({ message, audience }),
    session: createMemorySession(SIGNED_IN_USER_ID),
    faults: createFaults(),
    resolvePictureUrls: (json) => Promise.resolve(json.replaceAll('"asset:', '"/pictures/')),
  });
  async function respond(request: Request): Promise<Response> {
    const response = await getResponse(handlers, request);
    if (!response) throw new Error(`Nothing answers ${request.method} ${request.url}`);
    return response;
  }
  async function send(endpoint: Endpoint, parts: RequestParts): Promise<Exchange> {
    messages = [];
    const path = requestPath(endpoint, parts);
    const { method } = endpoint;
    const request = new Request(`http://api.test${path}`, { method, ...encodeBody(endpoint, parts) });
    const response = await respond(request);
    const reply: unknown = await response.json();
    if (response.status >= 500) throw new Error(`${method} ${path} failed: ${JSON.stringify(reply)}`);
    return { parts, path, status: response.status, reply: shortened(reply), messages };
  }
  return { db, send, respond };
}

/** One exchange per status of each endpoint, except a visitor's 401. */
export async function recordExamples(): Promise<Recorded[]> {
  const { db, send } = createRecorder();
  const record = async (row: EndpointAttempts, attempt: Attempt): Promise<Exchange> =>
    send(row.endpoint, partsOf(row.endpoint, attempt, findEntityIds(db, SIGNED_IN_USER_ID)));
  const recorded = new Map<EndpointAttempts, Recorded>();
  const isRead = ({ endpoint }: EndpointAttempts): boolean => endpoint.method === 'GET';
  // Reads first, while the seed is unchanged.
  for (const row of [...allAttempts.filter(isRead), ...allAttempts.filter((each) => !isRead(each))]) {
    const { name, endpoint } = row;
    const statuses = [endpoint.status, ...endpoint.errors.filter((status) => status !== 401)];
    const exchanges: Exchange[] = [];
    for (const status of statuses) exchanges.push(await record(row, attemptFor(row, status)));
    recorded.set(row, { name, endpoint, exchanges });
  }
  return allAttempts.flatMap((row) => recorded.get(row) ?? []);
}
