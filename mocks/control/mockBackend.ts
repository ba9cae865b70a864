import type { Clock } from '../../src/shared/clock.ts';
import type { ServerMessage } from '../../src/contract/schemas/socketMessages.ts';
import type { Backend } from '../createBackend.ts';
import type { Rows, TableName } from '../db/rows.ts';
import type { RequestEntry } from '../http/requestLog.ts';
import type { ResetOptions } from './actions.ts';
import type { LogEntry } from '../world/ActionLog.ts';
import type { Moment } from '../moment/Moment.ts';
import { checkTable, rows } from './observe.ts';
import { type Member, members } from './members.ts';
import type { FaultOptions } from './parseFineFault.ts';
import type { Snapshot } from './snapshot.ts';

/** `window.mockBackend`: what scripts, testers and the panel use. */
export interface MockBackend {
  /** Settles when a screen can be used; rejects where the backend does not start. */
  readonly ready: Promise<void>;
  /** How calls are answered; 'starting' until they are. */
  readonly transport: Backend['transport'] | 'starting';
  reset: (options?: ResetOptions) => Promise<void>;
  /** A user's id, or 'visitor'. */
  signIn: (userId: string) => Promise<void>;
  signOut: () => Promise<void>;
  expireSession: () => Promise<void>;
  /** `endpoint` as 'POST /api/posts/:id/like'; a status, 'offline', 'timeout', 'malformed' or 'html'. */
  fault: (endpoint: string, outcome: string | number | FaultOptions) => Promise<void>;
  clearFaults: () => Promise<void>;
  /** Of every answer, or of one endpoint's. */
  latency: (ms: number, endpoint?: string) => Promise<void>;
  /** The calls so far. */
  requests: () => Promise<RequestEntry[]>;
  /** Settles when no call, write or socket message is pending. */
  settled: () => Promise<void>;
  /** Copies of the rows that have these values; tables as in `snapshot().rows`. */
  rows: <T extends TableName>(table: T, where?: Partial<Rows[T]>) => Promise<Rows[T][]>;
  readonly clock: {
    now: () => number;
    set: (time: string | number | Date) => Promise<void>;
    advance: (ms: number) => Promise<void>;
    /** Stands still, until `run`. */
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
  /** A link to this page in its present state. */
  link: () => Promise<string>;
  /** The accepted writes since the world began, whoever did them; no impressions or clicks of sponsors. */
  log: () => Promise<LogEntry[]>;
  /** The world as it was before the last writes of the log, one without `count`. */
  undo: (count?: number) => Promise<void>;
  /** The world as it was right after a write (its id) or after so many of them, also one that was undone. */
  replay: (to: string | number) => Promise<void>;
  /** A link that opens this moment: rows, person, clock, faults and what the page shows. */
  moment: () => Promise<string>;
  /** The same as the content of a JSON file, which also holds uploads and long logs. */
  momentFile: () => Promise<Moment>;
  /** Opens a moment in this page: a link, the text of a file or its content. */
  openMoment: (moment: string | Moment) => Promise<void>;
  /** What was done since the page opened, as a Playwright test; recorded beside the demo desk, else from the first call. */
  asTest: () => Promise<string>;
  /** A digest of all rows but those, the same for equal worlds. */
  hash: () => Promise<string>;
}

declare global {
  interface Window {
    mockBackend?: MockBackend;
  }
}

type Call = <R>(member: Member<R>, args: unknown[]) => Promise<R>;

const clockMembers = (call: Call, { now }: Clock): MockBackend['clock'] => ({
  now,
  set: (...args) => call(members['clock.set'], args),
  advance: (...args) => call(members['clock.advance'], args),
  freeze: (...args) => call(members['clock.freeze'], args),
  run: (...args) => call(members['clock.run'], args),
});

const liveMembers = (call: Call, started: Promise<Backend>): MockBackend['live'] => ({
  // Unchecked in the page: tests emit malformed messages to see that the app ignores them (WS-12).
  emit: async (message) => (await started).socketServer.emit(message),
  drop: (...args) => call(members['live.drop'], args),
  restore: (...args) => call(members['live.restore'], args),
  simulate: (...args) => call(members['live.simulate'], args),
});

/** Members wait for the start by themselves, so that a script may call them at once. */
export function createMockBackend(
  started: Promise<Backend>,
  ready: Promise<void>,
  clock: Clock,
): MockBackend {
  let transport: MockBackend['transport'] = 'starting';
  void started.then((backend) => (transport = backend.transport)).catch(() => undefined);

  const call: Call = async (member, args) => member(await started, args);
  return {
    ready,
    get transport() {
      return transport;
    },
    reset: (...args) => call(members.reset, args),
    signIn: (...args) => call(members.signIn, args),
    signOut: (...args) => call(members.signOut, args),
    expireSession: (...args) => call(members.expireSession, args),
    fault: (...args) => call(members.fault, args),
    clearFaults: (...args) => call(members.clearFaults, args),
    latency: (...args) => call(members.latency, args),
    requests: (...args) => call(members.requests, args),
    settled: (...args) => call(members.settled, args),
    rows: async (table, where) => rows(await started, checkTable(table) && table, where),
    clock: clockMembers(call, clock),
    live: liveMembers(call, started),
    snapshot: (...args) => call(members.snapshot, args),
    restore: (...args) => call(members.restore, args),
    link: (...args) => call(members.link, args),
    log: (...args) => call(members.log, args),
    undo: (...args) => call(members.undo, args),
    replay: (...args) => call(members.replay, args),
    moment: (...args) => call(members.moment, args),
    momentFile: (...args) => call(members.momentFile, args),
    openMoment: (...args) => call(members.openMoment, args),
    asTest: (...args) => call(members.asTest, args),
    hash: (...args) => call(members.hash, args),
  };
}
