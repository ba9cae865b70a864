import { clock } from '../../src/shared/clock.ts';
import { GUEST_ID } from '../../src/shared/limits.ts';
import type { ServerMessage } from '../../src/contract/live.ts';
import type { Changed } from '../../src/shared/windowEvents.ts';
import type { Database } from '../db/Database.ts';
import type { Faults } from '../http/faults.ts';
import type { Live } from '../live/socketServer.ts';
import type { Simulator } from '../live/simulator.ts';
import type { Media } from '../media/createMedia.ts';
import type { Persistence } from '../persistence/createPersistence.ts';
import type { Session } from '../http/session.ts';
import { type LinkState, type TransportName, checkLatency, parseFault, toLink } from './links.ts';
import { type Snapshot, parseSnapshot } from './snapshot.ts';
import type { TabControl } from './tabSettings.ts';

interface ResetOptions {
  scenario?: string;
  /** A user's id, or 'visitor'. */
  as?: string;
  /** The moment at which the new world begins; anything that `new Date()` accepts. */
  now?: string | number | Date;
  /** Feeds what the other travellers do. */
  seed?: number;
}

/** `window.mockBackend` (interfaces.md): what scripts, testers and the panel hold on to. */
export interface MockBackend {
  readonly ready: Promise<void>;
  /** How calls are answered; 'starting' until they are. */
  readonly transport: TransportName | 'port' | 'starting';
  reset: (options?: ResetOptions) => Promise<void>;
  signIn: (userId: string) => Promise<void>;
  signOut: () => Promise<void>;
  expireSession: () => Promise<void>;
  /** `endpoint` as 'POST /api/posts/:id/like'; a status, 'offline', 'timeout', 'malformed' or 'html'. */
  fault: (endpoint: string, outcome: string | number) => Promise<void>;
  clearFaults: () => Promise<void>;
  latency: (ms: number) => Promise<void>;
  readonly clock: {
    now: () => number;
    set: (moment: string | number | Date) => Promise<void>;
    advance: (ms: number) => Promise<void>;
  };
  readonly live: {
    emit: (message: ServerMessage) => Promise<void>;
    drop: () => Promise<void>;
    restore: () => Promise<void>;
    simulate: (on: boolean) => Promise<void>;
  };
  snapshot: () => Promise<Snapshot>;
  restore: (snapshot: Snapshot) => Promise<void>;
  /** The present state as a link to this page. */
  link: () => Promise<string>;
}

declare global {
  interface Window {
    mockBackend?: MockBackend;
  }
}

/** The running parts that the members act upon. */
export interface Parts {
  db: Database;
  session: Session;
  faults: Faults;
  live: Live;
  simulator: Simulator;
  persistence: Persistence;
  media: Media;
  tab: TabControl;
  transport: TransportName | 'port';
  /** Names of the scenarios, and who looks at each where it says so. */
  scenarios: ReadonlyMap<string, { as?: string }>;
  /** Tells the app that everything it has read may be old. */
  changed: (what: Changed) => void;
  /** The page's address. */
  page: () => string;
}

export const VISITOR = 'visitor';

/** Signs in whoever is named. Throws RangeError for a stranger. */
export function become({ db, session }: Pick<Parts, 'db' | 'session'>, who: string): void {
  if (who === VISITOR) session.signOut();
  else if (db.user.get(who)) session.signIn(who);
  else throw new RangeError(`No such person: ${who}`);
}

/** The session in a new world: whoever is named, else whoever was there before, else the guest. */
function settleSession(parts: Parts, as: string | undefined): void {
  const before = parts.session.userId();
  if (as !== undefined) become(parts, as);
  else if (before !== null) become(parts, parts.db.user.get(before) ? before : GUEST_ID);
}

export function checkScenario({ scenarios }: Pick<Parts, 'scenarios'>, name: string): string {
  if (!scenarios.has(name)) throw new RangeError(`No such scenario: ${name}`);
  return name;
}

async function reset(parts: Parts, { scenario = 'full', as, now, seed }: ResetOptions): Promise<void> {
  checkScenario(parts, scenario);
  const person = as ?? parts.scenarios.get(scenario)?.as;
  if (now === undefined) clock.reset();
  else clock.set(now);
  parts.faults.clear();
  parts.faults.latency(0);
  const wish = { scenario, epoch: clock.now(), pinned: now !== undefined };
  await parts.persistence.reset(seed === undefined ? wish : { ...wish, seed });
  await parts.media.clear();
  settleSession(parts, person);
}

function present({ persistence, session, faults, tab, page }: Parts): string {
  const latency = faults.delay();
  const state: LinkState = {
    scenario: persistence.world().scenario,
    as: session.userId() ?? VISITOR,
    faults: [...faults.list()],
    ...(latency > 0 ? { latency } : {}),
    ...(clock.offset() === 0 ? {} : { now: clock.iso() }),
    ...tab.switches(),
  };
  return toLink(page(), state);
}

/** The members wait for the start by themselves, so that a script may call them at once. */
export function createMockBackend(started: Promise<Parts>, ready: Promise<void>): MockBackend {
  let transport: MockBackend['transport'] = 'starting';
  void started.then((parts) => (transport = parts.transport)).catch(() => undefined);

  /** Acts, remembers it for the tab, and has the app read again where it may show something else now. */
  async function act<V>(what: (parts: Parts) => V | Promise<V>, changed?: Changed): Promise<V> {
    const parts = await started;
    const value = await what(parts);
    parts.tab.save();
    if (changed) parts.changed(changed);
    return value;
  }
  return {
    ready,
    get transport() {
      return transport;
    },
    reset: (options = {}) => act((parts) => reset(parts, options), 'world'),
    signIn: (userId) => act((parts) => become(parts, userId), 'view'),
    signOut: () => act(({ session }) => session.signOut(), 'view'),
    expireSession: () => act(({ session }) => session.expire()),
    fault: (endpoint, outcome) => act(({ faults }) => faults.set(...parseFault(endpoint, outcome))),
    clearFaults: () => act(({ faults }) => faults.clear()),
    latency: (ms) => act(({ faults }) => faults.latency(checkLatency(ms))),
    clock: {
      now: clock.now,
      set: (moment) => act(() => clock.set(moment), 'view'),
      advance: (ms) => act(() => clock.advance(ms), 'view'),
    },
    live: {
      emit: (message) => act(({ live }) => live.emit(message)),
      drop: () => act(({ live }) => live.drop()),
      restore: () => act(({ live }) => live.restore()),
      simulate: (on) =>
        act(({ simulator, tab }) => {
          simulator.simulate(on);
          tab.set({ simulate: on });
        }),
    },
    snapshot: () =>
      act(async ({ db, persistence, media }) => {
        const { scenario, seed, epoch, pinned } = persistence.world();
        return { scenario, seed, epoch, pinned, rows: db.dump(), pictures: await media.dump() };
      }),
    restore: (snapshot) =>
      act(async (parts) => {
        const { rows, pictures, ...world } = parseSnapshot(snapshot);
        checkScenario(parts, world.scenario);
        await parts.media.load(pictures);
        await parts.persistence.replace(rows, world);
        settleSession(parts, undefined);
      }, 'view'),
    link: () => act(present),
  };
}
