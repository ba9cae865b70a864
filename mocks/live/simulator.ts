import { type RequestHandler, getResponse } from 'msw';
import type { Database } from '../db/Database.ts';
import type { Random } from '../../src/shared/prng.ts';
import { type Action, nextAction } from './simulatedActions.ts';

const SECOND = 1000;
/** From the start to the first event, and from each event to the next, ms. */
const FIRST = [20 * SECOND, 40 * SECOND] as const;
const NEXT = [25 * SECOND, 70 * SECOND] as const;

interface SimulatorOptions {
  db: Database;
  now: () => number;
  random: Random;
  /** The viewer of this tab never finds words in the own mouth. */
  viewerId: () => string | null;
  /** Answers as the backend answers that traveller. */
  handlersFor: (userId: string) => RequestHandler[];
  origin: string;
  /** Wraps each step: what travellers do is not what the person did. */
  aside: <V>(work: () => Promise<V>) => Promise<V>;
  /** Runs the work in one tab at a time, while that tab is looked at; the signal ends it. */
  lead: (work: (signal: AbortSignal) => Promise<void>, until: AbortSignal) => Promise<void>;
}

/** A traveller's action as the request that the client would send. */
function toRequest({ row, id, body }: Action, origin: string): Request {
  const url = new URL(row.path.replace(/:\w+/, id ?? ''), origin);
  if (!body) return new Request(url, { method: row.method });
  if (row.encoding !== 'multipart') {
    const headers = { 'Content-Type': 'application/json' };
    return new Request(url, { method: row.method, headers, body: JSON.stringify(body) });
  }
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) form.append(name, String(value));
  return new Request(url, { method: row.method, body: form });
}

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** Other travellers post, ask, vote, like and comment through the same resolvers, at a believable pace. */
export function createSimulator(options: SimulatorOptions) {
  const { db, now, random, viewerId, handlersFor, origin, aside, lead } = options;
  let running: AbortController | null = null;

  /** Lets one traveller do one thing; answers what came back, null where nobody had an idea. */
  async function step(): Promise<Response | null> {
    const action = nextAction(db, now(), random, viewerId());
    if (!action) return null;
    const answer = () => getResponse(handlersFor(action.by), toRequest(action, origin));
    return (await aside(answer)) ?? null;
  }
  async function live(signal: AbortSignal): Promise<void> {
    await pause(random(...FIRST), signal);
    while (!signal.aborted) {
      await step();
      await pause(random(...NEXT), signal);
    }
  }
  return {
    step,
    isOn: (): boolean => running !== null,
    simulate(on: boolean): void {
      if (on === (running !== null)) return;
      running?.abort();
      running = on ? new AbortController() : null;
      if (running) void lead(live, running.signal);
    },
  };
}
export type Simulator = ReturnType<typeof createSimulator>;
