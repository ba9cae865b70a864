import { type Database, createDatabase } from '../../mocks/db/Database.ts';
import { createFaults } from '../../mocks/http/faults.ts';
import { findRoute } from '../../mocks/http/findRoute.ts';
import { type HandlerOptions, loadReader, respond } from '../../mocks/http/handlers.ts';
import { VISITOR, createMemorySession } from '../../mocks/http/session.ts';
import type { SocketClient } from '../../mocks/live/connections.ts';
import { parseMessage } from '../../mocks/live/parseMessage.ts';
import { createSocketServer } from '../../mocks/live/socketServer.ts';
import { noTabChannel } from '../../mocks/persistence/tabChannel.ts';
import { ActionLog, createActions } from '../../mocks/world/ActionLog.ts';
import { compareReply } from '../oracle/compare.ts';
import { clock } from '../../src/shared/clock.ts';
import type { Random } from '../../src/shared/prng.ts';
import type { Start } from '../oracle/model/start.ts';
import { type State, createState } from '../oracle/model/state.ts';
import { startRows } from '../oracle/startRows.ts';
import { applyWrite } from './applyWrite.ts';
import type { Scheduler } from './Scheduler.ts';

// Preloaded before the first call, since module loading time is not controlled by the seed.
await loadReader();

export interface Reply {
  status: number;
  text: string;
}

interface Options {
  start: Start;
  scheduler: Scheduler;
  /** The initial user of each browser. */
  userIds: readonly string[];
}

/** The mock backend's sockets, to which clients connect in memory. */
function createSockets(db: Database) {
  let accept: (client: SocketClient) => void = () => undefined;
  const server = createSocketServer({
    transport: {
      listen(onConnect) {
        accept = onConnect;
        return () => undefined;
      },
      parseMessage,
      dispose: () => undefined,
    },
    db,
    tabs: noTabChannel,
    now: clock.now,
    resolvePictureUrls: (json) => Promise.resolve(json),
  });
  const publish: typeof server.publish = (...message) => server.publish(...message);
  return { publish, connect: (client: SocketClient): void => accept(client) };
}

/** The body of a write, as sent. */
async function bodyOf(request: Request): Promise<unknown> {
  const copy = request.clone();
  const isForm = request.headers.get('Content-Type')?.startsWith('multipart/') ?? false;
  return isForm ? copy.formData() : copy.json().catch(() => undefined);
}

/** Handles a request of one browser, and compares the response to a write with the model. */
async function answer(
  model: State,
  now: () => number,
  own: HandlerOptions,
  request: Request,
): Promise<Reply> {
  const { pathname } = new URL(request.url);
  const route = findRoute(request.method, pathname);
  if (!route) throw new Error(`No endpoint for ${request.method} ${pathname}`);
  const isRead = request.method === 'GET';
  const sender = own.session.senderId(isRead ? 'GET' : 'POST');
  const body = isRead ? undefined : await bodyOf(request);
  const response = await respond(route, own, request);
  const reply = { status: response.status, text: await response.text() };
  if (isRead) return reply;
  model.now = now();
  const replyBody: unknown = JSON.parse(reply.text);
  const [id = ''] = Object.values(route.params);
  const outcome = applyWrite(model, `${request.method} ${route.endpoint.path}`, {
    sender,
    id,
    body,
    reply: replyBody,
  });
  if (outcome)
    compareReply(`${sender ?? 'a visitor'} sends ${request.method} ${pathname}`, outcome, {
      status: reply.status,
      body: replyBody,
    });
  return reply;
}

/** Pictures are never sent, and ids come from the action. */
const NO_FILES = {
  newId: (prefix: string): string => `${prefix}_0`,
  savePicture: () => Promise.reject(new Error('Nobody sends pictures here')),
  resolvePictureUrls: (json: string) => Promise.resolve(json),
};

/**
 * One mock backend for all browsers, each with its own session, and the model of the specification, which performs the
 * same writes.
 */
export function createServer({ start, scheduler, userIds }: Options) {
  const db = createDatabase();
  db.load(startRows(start));
  const log = new ActionLog();
  const model = createState(start);
  const now = (): number => scheduler.now;
  const { publish, connect } = createSockets(db);
  const browsers = userIds.map((userId, index) => {
    const beginAction = createActions(log, () => log.takeId(String(index + 1)));
    const session = createMemorySession(userId, now);
    return { ...NO_FILES, db, now, publish, beginAction, session, faults: createFaults() };
  });

  return {
    db,
    log,
    model,
    /** The account to sign in as: not one used in another browser, as that one would not be notified. */
    accountFor(browser: number, random: Random): string {
      const others = new Set(
        browsers.filter((_, index) => index !== browser).map(({ session }) => session.userId()),
      );
      const free = start.users.filter(({ id }) => !others.has(id));
      return free[Math.floor(random(0, free.length))]?.id ?? VISITOR;
    },
    answer: (browser: number, request: Request): Promise<Reply> => {
      const own = browsers[browser];
      return own ? answer(model, now, own, request) : Promise.reject(new Error('No such browser'));
    },
    now,
    browsers,
    connect,
  };
}
export type Server = ReturnType<typeof createServer>;
