import { spawnSync } from 'node:child_process';
import { endpoints } from '../../src/contract/endpoints.ts';
import { GUEST_ID } from '../../src/shared/limits.ts';
import type { LeaderboardEntry } from '../../src/contract/schemas/leaderboard.ts';
import { type Exchange, type PreparedRequest, Unreachable } from './exchange.ts';

type Headers = Record<string, string>;

/** Sends requests from several users and visitors to one server. */
export interface Server {
  /** Up to three users by id; the third may be missing. */
  userIds: readonly string[];
  exchange: (userId: string | null, request: PreparedRequest) => Promise<Exchange>;
  /** The headers of a user's requests, also used for sockets. */
  headersOf: (userId: string | null) => Headers;
  now: () => Promise<number>;
  /** Restores the server's initial state. */
  leave: () => Promise<void>;
}

const LABELS = ['asha', 'ravi', 'meera'];

const describeCause = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message || error.message : error.message;
};

/** A request over HTTP. Throws Unreachable if there is no response. */
async function exchangeOver(origin: string, request: PreparedRequest, headers: Headers): Promise<Exchange> {
  const { method, path, init } = request;
  const sent = new globalThis.Headers(init.headers);
  for (const [name, value] of Object.entries(headers)) sent.set(name, value);
  try {
    const response = await fetch(origin + path, { ...init, method, headers: sent, redirect: 'manual' });
    return {
      request: `${method} ${path}`,
      status: response.status,
      contentType: response.headers.get('Content-Type') ?? '',
      text: await response.text(),
    };
  } catch (error) {
    throw new Unreachable(`${method} ${origin}${path}: ${describeCause(error)}`, { cause: error });
  }
}

const readId = ({ text }: Exchange): string => {
  try {
    const { id }: { id?: unknown } = JSON.parse(text);
    return typeof id === 'string' ? id : '';
  } catch {
    return '';
  }
};

const CURRENT: PreparedRequest = { method: 'GET', path: endpoints.session.current.path, init: {} };

/** A server that distinguishes users by headers: cookies or tokens. */
export async function serverByHeaders(origin: string, headersByUser: readonly Headers[]): Promise<Server> {
  const headers = new Map<string, Headers>();
  for (const [index, each] of headersByUser.entries()) {
    const exchange = await exchangeOver(origin, CURRENT, each);
    const id = readId(exchange);
    if (exchange.status !== 200 || id === '')
      throw new Unreachable(
        `Person ${index + 1} is not signed in: GET ${CURRENT.path} answered ${exchange.status}`,
      );
    if (headers.has(id)) throw new Unreachable(`Two people are both ${id}; each has to be another one`);
    headers.set(id, each);
  }
  const headersOf = (userId: string | null): Headers => (userId === null ? {} : (headers.get(userId) ?? {}));
  return {
    userIds: [...headers.keys()],
    headersOf,
    exchange: (userId, request) => exchangeOver(origin, request, headersOf(userId)),
    async now() {
      const response = await fetch(origin + CURRENT.path);
      return Date.parse(response.headers.get('Date') ?? '') || Date.now();
    },
    leave: () => Promise.resolve(),
  };
}

/** The header lines that a command prints for a user. Throws Unreachable if it fails. */
export function headersFrom(command: string, label: string): Headers {
  const { status, stdout, stderr } = spawnSync(`${command} ${label}`, { shell: true, encoding: 'utf8' });
  if (status !== 0)
    throw new Unreachable(`'${command} ${label}' failed: ${stderr.trim() || `exit ${status}`}`);
  const lines = stdout.split(/\r?\n/).filter((line) => line.includes(':'));
  if (lines.length === 0) throw new Unreachable(`'${command} ${label}' printed no header line`);
  return Object.fromEntries(
    lines.map((line): [string, string] => {
      const cut = line.indexOf(':');
      return [line.slice(0, cut).trim(), line.slice(cut + 1).trim()];
    }),
  );
}

/** Users of a sign-in command, which is called with a label for each. */
export const signInAll = (command: string): Headers[] => LABELS.map((label) => headersFrom(command, label));

/** Runs requests of the same user concurrently, and queues those of the next. */
function createTurns(signIn: (userId: string | null) => Promise<void>) {
  let current: string | null | undefined;
  let running = 0;
  let queue: Promise<void> = Promise.resolve();
  const idle: (() => void)[] = [];
  async function enter(userId: string | null): Promise<void> {
    if (userId !== current) {
      if (running > 0) await new Promise<void>((resolve) => idle.push(resolve));
      await signIn(userId);
      current = userId;
    }
    running += 1;
  }
  return async function take<V>(userId: string | null, work: () => Promise<V>): Promise<V> {
    const entered = queue.then(() => enter(userId));
    queue = entered.catch(() => undefined);
    await entered;
    try {
      return await work();
    } finally {
      running -= 1;
      if (running === 0) for (const go of idle.splice(0)) go();
    }
  };
}

/** The mock server: one session for all callers, switched through its controls. */
export async function mockServer(origin: string): Promise<Server> {
  async function control(member: string, ...args: unknown[]): Promise<string> {
    const request = { method: 'POST', path: `/__mock/${member}`, init: { body: JSON.stringify(args) } };
    return (await exchangeOver(origin, request, {})).text;
  }
  const before = readId(await exchangeOver(origin, CURRENT, {})) || null;
  const list = await exchangeOver(origin, { ...CURRENT, path: endpoints.leaderboard.list.path }, {});
  const entries: LeaderboardEntry[] = JSON.parse(list.text);
  const userIds = entries.map(({ id }) => id).filter((id) => id !== GUEST_ID);
  const signIn = async (userId: string | null): Promise<void> => {
    await (userId === null ? control('signOut') : control('signIn', userId));
  };
  const inTurn = createTurns(signIn);
  return {
    // From the end of the ranking, as these users have little activity.
    userIds: userIds.slice(-3),
    headersOf: () => ({}),
    exchange: (userId, request) => inTurn(userId, () => exchangeOver(origin, request, {})),
    now: async () => Number(await control('clock.now')),
    leave: () => signIn(before),
  };
}

/** Whether the server has the mock server's controls. Throws Unreachable if nothing responds. */
export async function isMockServer(origin: string): Promise<boolean> {
  const { status, text } = await exchangeOver(origin, { ...CURRENT, path: '/__mock' }, {});
  return status === 200 && text.includes('"signIn"');
}
