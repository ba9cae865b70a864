import { type RequestHandler, getResponse } from 'msw';
import type { ServerMessage } from '../../src/contract/schemas/socketMessages.ts';
import type { Database } from '../db/Database.ts';
import { toRequest } from '../http/toRequest.ts';
import { type Random, hash, prng } from '../../src/shared/prng.ts';
import type { SimulatedAction } from './simulatedActions.ts';

const SECOND = 1000;
/**
 * When the first actions of a visit happen, ms after the start: something moves at once, and then something else
 * every few seconds (see `opening` in simulatedActions.ts).
 */
const OPENING = [3.5, 6, 11, 15, 20, 30, 40].map((time) => time * SECOND);
/** Delays between later actions, ms. */
const DELAY = [4 * SECOND, 9 * SECOND] as const;

/** The delay before one of the first actions; undefined for later ones. */
function openingDelay(count: number): number | undefined {
  const time = OPENING[count];
  return time === undefined ? undefined : time - (OPENING[count - 1] ?? 0);
}

interface SimulatorOptions {
  db: Database;
  now: () => number;
  /** Random seed; the same seed, writes and rows give the same actions. */
  seed: number;
  /** Number of writes since the world began: choices go on from there after a reload instead of starting over. */
  writes: () => number;
  /** The current user of this tab, who is never simulated. */
  currentUserId: () => string | null;
  /** Whether every call fails: then the others cannot reach the backend either. */
  isBackendDown: () => boolean;
  /** The backend's handlers, signed in as that user. */
  handlersFor: (userId: string) => RequestHandler[];
  origin: string;
  /** Settles once the rows have their texts. */
  whenSeedLoaded?: (() => Promise<void>) | undefined;
  /** Called when the likes or comments of a post have changed. */
  onPostChanged: (postId: string) => void;
  /** Called with the news that a traveler has moved up on the leaderboard. */
  onRankUp: (news: ServerMessage) => void;
  /** Runs the work in one visible tab at a time; abort the signal to stop. */
  electLeader: (work: (signal: AbortSignal) => Promise<void>, until: AbortSignal) => Promise<void>;
}

const callOf = ({ endpoint: { method, path, input }, id = '', body }: SimulatedAction) => ({
  method,
  path: path.replace(/:\w+/, id),
  body,
  input,
});

const abortableDelay = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
  });

/** Loaded lazily after startup, with the rows' texts; null if that fails (offline), when there is no action. */
async function loadActions({ whenSeedLoaded }: SimulatorOptions) {
  try {
    await whenSeedLoaded?.();
    return await import('./simulatedActions.ts');
  } catch {
    return null;
  }
}

/** Picks and sends the actions of simulated travellers, and applies their effects. */
function createActionRunner(options: SimulatorOptions) {
  const { db, now, writes, currentUserId, handlersFor, origin, onPostChanged, onRankUp } = options;
  let { seed } = options;
  let since = now();
  let turn = 0;
  const restart = (from: number): void => {
    seed = from;
    since = now();
    turn = 0;
  };
  /** Includes the turn, so that an action which changes nothing is not chosen forever. */
  const nextRandom = (): Random => prng(hash(`${writes()}/${turn} of visit ${seed}`));

  /** Sends one action of one traveller; resolves to null if there is nothing to do. */
  async function step(): Promise<Response | null> {
    const actions = await loadActions(options);
    if (!actions) return null;
    const action = actions.nextAction({
      db,
      now: now(),
      random: nextRandom(),
      currentUserId: currentUserId(),
      turn: turn++,
      since,
    });
    if (!action) return null;
    const response = await getResponse(handlersFor(action.userId), toRequest(callOf(action), origin));
    if (action.id !== undefined && actions.changesPost(action)) onPostChanged(action.id);
    if (action.ranksUp && response?.ok) onRankUp(actions.rankUpNotification(db, action.userId));
    return response ?? null;
  }
  return {
    restart,
    step,
    delay: (count: number): number => openingDelay(count) ?? nextRandom()(...DELAY),
  };
}

/** Simulated travellers who post, ask, vote, like and comment through the same resolvers as real users. */
export function createSimulator(options: SimulatorOptions) {
  const { restart, step, delay } = createActionRunner(options);
  let running: AbortController | null = null;
  let pauseCount = 0;
  async function run(signal: AbortSignal): Promise<void> {
    for (let count = 0; !signal.aborted; count += 1) {
      await abortableDelay(delay(count), signal);
      if (!signal.aborted && pauseCount === 0 && !options.isBackendDown()) await step();
    }
  }
  return {
    step,
    /** Restarts the sequence of random choices. */
    restart,
    isOn: (): boolean => running !== null,
    isPaused: (): boolean => pauseCount > 0,
    /** Skips actions until the returned function is called, without changing whether the simulation is on. */
    pause(): () => void {
      pauseCount += 1;
      let isPausing = true;
      return () => {
        if (isPausing) pauseCount -= 1;
        isPausing = false;
      };
    },
    simulate(on: boolean): void {
      if (on === (running !== null)) return;
      running?.abort();
      running = on ? new AbortController() : null;
      if (running) void options.electLeader(run, running.signal);
    },
  };
}
export type Simulator = ReturnType<typeof createSimulator>;
