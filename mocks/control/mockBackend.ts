import type { Clock } from '../../src/shared/clock.ts';
import type { ServerMessage } from '../../src/contract/schemas/socketMessages.ts';
import type { Backend } from '../createBackend.ts';
import type { Rows, TableName } from '../db/rows.ts';
import type { RequestEntry } from '../http/requestLog.ts';
import type { ResetOptions } from './actions.ts';
import type { LogEntry } from '../world/ActionLog.ts';
import type { Moment } from '../moment/Moment.ts';
import { checkTable, rows } from './observe.ts';
import type { Member, members } from './members.ts';
import type { FaultOptions } from './parseFaultRule.ts';
import type { Snapshot } from './snapshot.ts';

/** `window.mockBackend`: the API for scripts, testers and the panel. */
export interface MockBackend {
  /** Settles when a screen is interactive; rejects if the backend fails to start. */
  readonly ready: Promise<void>;
  /** The active transport; 'starting' until there is one. */
  readonly transport: Backend['transport'] | 'starting';
  reset: (options?: ResetOptions) => Promise<void>;
  /** A user's id, or 'visitor'. */
  signIn: (userId: string) => Promise<void>;
  signOut: () => Promise<void>;
  expireSession: () => Promise<void>;
  /** `endpoint` as 'POST /api/posts/:id/like'; a status, 'offline', 'timeout', 'malformed' or 'html'. */
  fault: (endpoint: string, outcome: string | number | FaultOptions) => Promise<void>;
  clearFaults: () => Promise<void>;
  /** For every response, or for one endpoint. */
  latency: (ms: number, endpoint?: string) => Promise<void>;
  /** The calls so far. */
  requests: () => Promise<RequestEntry[]>;
  /** Settles when no call, write or socket message is pending. */
  settled: () => Promise<void>;
  /** Copies of the rows that match `where`; tables as in `snapshot().rows`. */
  rows: <T extends TableName>(table: T, where?: Partial<Rows[T]>) => Promise<Rows[T][]>;
  readonly clock: {
    now: () => number;
    set: (time: string | number | Date) => Promise<void>;
    advance: (ms: number) => Promise<void>;
    /** Stops the clock until `run`. */
    freeze: () => Promise<void>;
    run: () => Promise<void>;
  };
  readonly live: {
    emit: (message: ServerMessage) => Promise<void>;
    drop: () => Promise<void>;
    restore: () => Promise<void>;
    simulate: (on: boolean) => Promise<void>;
  };
  snapshot: () => Promise<Snapshot>;
  restore: (snapshot: Snapshot) => Promise<void>;
  /** A link to this page in its current state. */
  link: () => Promise<string>;
  /** The accepted writes since the world began, by any user; sponsor impressions and clicks are not included. */
  log: () => Promise<LogEntry[]>;
  /** Undoes the last writes of the log; one by default. */
  undo: (count?: number) => Promise<void>;
  /** Goes to the state right after a write (by id) or after that many writes; can also redo an undone one. */
  replay: (to: string | number) => Promise<void>;
  /** A link that opens this moment: rows, signed-in user, clock, faults and what the page shows. */
  moment: () => Promise<string>;
  /** The same as the content of a JSON file, which also supports uploads and long logs. */
  momentFile: () => Promise<Moment>;
  /** Opens a moment in this page: a link, the text of a file, or its parsed content. */
  openMoment: (moment: string | Moment) => Promise<void>;
  /**
   * The actions since the page opened as a Playwright test; recorded while the demo desk is shown, otherwise from the
   * first call.
   */
  asTest: () => Promise<string>;
  /** A hash of all rows but sponsor impressions and clicks; the same for equal worlds. */
  hash: () => Promise<string>;
}

declare global {
  interface Window {
    mockBackend?: MockBackend;
  }
}

type Members = typeof members;
type Call = <R>(select: (all: Members) => Member<R>, args: unknown[]) => Promise<R>;

/** Loads what the members run and validate with; not part of the first load, as only scripts and the desk call them. */
export const loadMembers = async (): Promise<Members> => (await import('./members.ts')).members;

const clockMembers = (call: Call, { now }: Clock): MockBackend['clock'] => ({
  now,
  set: (...args) => call((all) => all['clock.set'], args),
  advance: (...args) => call((all) => all['clock.advance'], args),
  freeze: (...args) => call((all) => all['clock.freeze'], args),
  run: (...args) => call((all) => all['clock.run'], args),
});

const liveMembers = (call: Call, started: Promise<Backend>): MockBackend['live'] => ({
  // Not validated in the page: tests emit malformed messages to check that the app ignores them (WS-12).
  emit: async (message) => (await started).socketServer.emit(message),
  drop: (...args) => call((all) => all['live.drop'], args),
  restore: (...args) => call((all) => all['live.restore'], args),
  simulate: (...args) => call((all) => all['live.simulate'], args),
});

const readRows =
  (started: Promise<Backend>, load: () => Promise<unknown>): MockBackend['rows'] =>
  async (table, where) => {
    checkTable(table);
    await load();
    return rows(await started, table, where);
  };

/** Members await the start themselves, so that a script can call them immediately. `load` is called with each member. */
export function createMockBackend(
  started: Promise<Backend>,
  ready: Promise<void>,
  clock: Clock,
  load = loadMembers,
): MockBackend {
  let transport: MockBackend['transport'] = 'starting';
  void started.then((backend) => (transport = backend.transport)).catch(() => undefined);

  const call: Call = async (select, args) => select(await load())(await started, args);
  return {
    ready,
    get transport() {
      return transport;
    },
    reset: (...args) => call((all) => all.reset, args),
    signIn: (...args) => call((all) => all.signIn, args),
    signOut: (...args) => call((all) => all.signOut, args),
    expireSession: (...args) => call((all) => all.expireSession, args),
    fault: (...args) => call((all) => all.fault, args),
    clearFaults: (...args) => call((all) => all.clearFaults, args),
    latency: (...args) => call((all) => all.latency, args),
    requests: (...args) => call((all) => all.requests, args),
    settled: (...args) => call((all) => all.settled, args),
    rows: readRows(started, load),
    clock: clockMembers(call, clock),
    live: liveMembers(call, started),
    snapshot: (...args) => call((all) => all.snapshot, args),
    restore: (...args) => call((all) => all.restore, args),
    link: (...args) => call((all) => all.link, args),
    log: (...args) => call((all) => all.log, args),
    undo: (...args) => call((all) => all.undo, args),
    replay: (...args) => call((all) => all.replay, args),
    moment: (...args) => call((all) => all.moment, args),
    momentFile: (...args) => call((all) => all.momentFile, args),
    openMoment: (...args) => call((all) => all.openMoment, args),
    asTest: (...args) => call((all) => all.asTest, args),
    hash: (...args) => call((all) => all.hash, args),
  };
}
