import { type Clock, parseTime } from '../../src/shared/clock.ts';
import { GUEST_ID } from '../../src/shared/limits.ts';
import type { Backend } from '../createBackend.ts';
import type { UserRow } from '../db/rows.ts';
import { VISITOR, signInAs, unknownUserError } from '../http/session.ts';
import type { Scenario, InitialFaults } from '../scenarios/scenarios.ts';
import { specifiedRules } from '../rules/pointRules.ts';
import { SEED_EPOCH } from '../seed/dates.ts';
import type { IdKind } from '../world/ActionLog.ts';
import { type ClockKind, type LinkState, endpointNames, toLink } from './links.ts';
import type { Snapshot } from './snapshot.ts';
import { unknownNameError } from './unknownNameError.ts';

export interface ResetOptions {
  scenario?: string | undefined;
  /** A user's id, or 'visitor'. */
  as?: string | undefined;
  /** The start time of the new dataset; anything `new Date()` accepts. */
  now?: string | number | Date | undefined;
  /** Seed of the simulated travellers' random choices. */
  seed?: number | undefined;
  /** How ids of new rows are generated; 'random' by default. */
  ids?: IdKind | undefined;
  /** A frozen clock stays at `now`, or at a fixed time by default. */
  clock?: ClockKind | undefined;
}

/** Throws RangeError for an unknown scenario. */
export function checkScenario({ scenarios }: Pick<Backend, 'scenarios'>, name: string): string {
  if (!scenarios.has(name)) throw unknownNameError('No such scenario', name, scenarios.keys());
  return name;
}

/**
 * Who is signed in over a new dataset: the named user, otherwise the current one if the dataset has them, otherwise the
 * guest. Throws RangeError if the named user is not in the dataset.
 */
export function checkUser({ session }: Backend, users: readonly UserRow[], as: string | undefined): string {
  const exists = (userId: string): boolean => userId === VISITOR || users.some(({ id }) => id === userId);
  if (as !== undefined && !exists(as)) throw unknownUserError(as, users);
  return as ?? [session.userId() ?? VISITOR, GUEST_ID].find(exists) ?? VISITOR;
}

/** The start time of a new world: the requested time, a fixed one for a frozen clock, otherwise now. */
export function startTime(
  { realNow }: Pick<Clock, 'realNow'>,
  { now, clock }: Pick<ResetOptions, 'now' | 'clock'>,
): { epoch: number; pinned: boolean } {
  if (now !== undefined) return { epoch: parseTime(now), pinned: true };
  return clock === 'frozen' ? { epoch: SEED_EPOCH, pinned: true } : { epoch: realNow(), pinned: false };
}

/** A scenario's initial faults and latency, in link format. */
export const initialFaultsAsLink = ({ outcome, latency }: InitialFaults = {}): Pick<
  LinkState,
  'faults' | 'latency'
> => ({
  ...(outcome === undefined ? {} : { faults: endpointNames.map((name) => [name, outcome]) }),
  ...(latency === undefined ? {} : { latency }),
});

/** Starts a scenario's session expiry and its waiting notifications, both of which depend on who is signed in. */
export function startSession(
  { session, clock, socketServer, simulator }: Backend,
  { initialFaults, notificationCount }: Pick<Scenario, 'initialFaults' | 'notificationCount'> = {},
): void {
  if (initialFaults?.sessionEndsIn !== undefined) session.expireAt(clock.now() + initialFaults.sessionEndsIn);
  if (notificationCount === undefined && !simulator.isOn()) return;
  // Reconnecting makes clients receive the notifications.
  socketServer.drop();
  socketServer.restore();
}

/** Starts over with a new dataset. All arguments are validated before anything changes. */
export async function reset(
  backend: Backend,
  { scenario = 'full', as, seed, ids, ...time }: ResetOptions = {},
): Promise<void> {
  const { scenarios, persistence, faults, media, clock, simulator } = backend;
  checkScenario(backend, scenario);
  const { epoch, pinned } = startTime(clock, time);
  const prepared = persistence.prepare({ scenario, seed, ids, epoch, pinned });
  const userId = checkUser(backend, prepared.dataset.user, as ?? scenarios.get(scenario)?.as);

  clock.reset();
  if (time.clock === 'frozen') clock.freeze();
  if (pinned) clock.set(epoch);
  const named = scenarios.get(scenario);
  const { faults: outcomes = [], latency = 0 } = initialFaultsAsLink(named?.initialFaults);
  faults.clear();
  backend.requests.clear();
  backend.pointRules.change(specifiedRules);
  for (const [endpoint, outcome] of outcomes) faults.set(endpoint, outcome);
  faults.setLatency(latency);
  await persistence.replace(prepared);
  simulator.restart(prepared.info.seed);
  await media.clear();
  signInAs(backend, userId);
  startSession(backend, named);
}

/** All rows and uploaded pictures as JSON. */
export async function snapshot({ db, persistence, media }: Backend): Promise<Snapshot> {
  const { scenario, seed, epoch, pinned, ids } = persistence.info();
  return { scenario, seed, epoch, pinned, ids, rows: db.dump(), pictures: await media.dump() };
}

/** Replaces everything with a parsed snapshot; throws before changing anything if it is not valid. */
export async function restore(backend: Backend, { rows, pictures, ...options }: Snapshot): Promise<void> {
  checkScenario(backend, options.scenario);
  const userId = checkUser(backend, rows.user, undefined);
  await backend.media.load(pictures);
  await backend.persistence.restore(rows, options);
  signInAs(backend, userId);
}

/** A link to this page in its current state. */
export function currentLink({ persistence, clock, session, faults, tabSettings, pageUrl }: Backend): string {
  const latency = faults.latency();
  const state: LinkState = {
    scenario: persistence.info().scenario,
    as: session.userId() ?? VISITOR,
    faults: [...faults.list()],
    ...(latency > 0 ? { latency } : {}),
    ...(clock.offset() === 0 ? {} : { now: clock.iso() }),
    ...(clock.isFrozen() ? { clock: 'frozen' } : {}),
    ...(persistence.info().ids === 'counted' ? { ids: 'counted' } : {}),
    ...tabSettings.switches(),
  };
  return toLink(pageUrl(), state);
}
