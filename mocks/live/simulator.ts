import { type RequestHandler, getResponse } from 'msw';
import type { Database } from '../db/Database.ts';
import type { Random } from '../../src/shared/prng.ts';
import { type SimulatedAction, nextAction } from './simulatedActions.ts';

const SECOND = 1000;
/** From the start to the first action, and from each action to the next, ms. */
const FIRST_DELAY = [20 * SECOND, 40 * SECOND] as const;
const NEXT_DELAY = [25 * SECOND, 70 * SECOND] as const;

interface SimulatorOptions {
  db: Database;
  now: () => number;
  random: Random;
  /** The current user of this tab, who is never simulated. */
  currentUserId: () => string | null;
  /** The backend's handlers with that user signed in. */
  handlersFor: (userId: string) => RequestHandler[];
  origin: string;
  /** Runs the work in one visible tab at a time; the signal ends it. */
  electLeader: (work: (signal: AbortSignal) => Promise<void>, until: AbortSignal) => Promise<void>;
}

/** The request that a client would send for this action. */
function toRequest({ endpoint, id, body }: SimulatedAction, origin: string): Request {
  const url = new URL(endpoint.path.replace(/:\w+/, id ?? ''), origin);
  if (!body) return new Request(url, { method: endpoint.method });
  if (endpoint.encoding !== 'multipart') {
    const headers = { 'Content-Type': 'application/json' };
    return new Request(url, { method: endpoint.method, headers, body: JSON.stringify(body) });
  }
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) form.append(name, String(value));
  return new Request(url, { method: endpoint.method, body: form });
}

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
  });

/** Simulated travellers who post, ask, vote, like and comment through the same resolvers as a user. */
export function createSimulator(options: SimulatorOptions) {
  const { db, now, random, currentUserId, handlersFor, origin, electLeader } = options;
  let running: AbortController | null = null;

  /** Sends one action of one traveller; resolves to null when there is nothing to do. */
  async function step(): Promise<Response | null> {
    const action = nextAction(db, now(), random, currentUserId());
    if (!action) return null;
    return (await getResponse(handlersFor(action.userId), toRequest(action, origin))) ?? null;
  }
  async function run(signal: AbortSignal): Promise<void> {
    await pause(random(...FIRST_DELAY), signal);
    while (!signal.aborted) {
      await step();
      await pause(random(...NEXT_DELAY), signal);
    }
  }
  return {
    step,
    isOn: (): boolean => running !== null,
    simulate(on: boolean): void {
      if (on === (running !== null)) return;
      running?.abort();
      running = on ? new AbortController() : null;
      if (running) void electLeader(run, running.signal);
    },
  };
}
export type Simulator = ReturnType<typeof createSimulator>;
