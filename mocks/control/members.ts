import * as z from 'zod/mini';
import { ServerMessage } from '../../src/contract/schemas/socketMessages.ts';
import type { BackendChange } from '../../src/shared/windowEvents.ts';
import type { Backend } from '../createBackend.ts';
import { signInAs } from '../http/session.ts';
import { currentLink, reset, restore, snapshot } from './actions.ts';
import { type Action, ID_KINDS, type LogEntry } from '../world/ActionLog.ts';
import { hashRows } from '../world/hashRows.ts';
import { replay, undo } from '../world/history.ts';
import { CLOCK_KINDS, checkEndpoint, checkLatency, parseFault } from './links.ts';
import { checkTable, rows, settled } from './observe.ts';
import { parseFaultRule } from './parseFaultRule.ts';
import { unknownNameError } from './unknownNameError.ts';

/** A member of `window.mockBackend`; throws TypeError or RangeError for wrong arguments. */
export type Member<R> = (backend: Backend, args: unknown) => Promise<R>;

function checkArguments<S extends z.ZodMiniType>(schema: S, args: unknown): z.infer<S> {
  const parsed = z.safeParse(schema, args);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const position = issue?.path.join('.');
  if (issue?.code === 'unrecognized_keys')
    throw unknownNameError('No such option', issue.keys[0] ?? '', Object.keys(resetOptions.shape));
  if (issue?.code === 'invalid_value' && position) {
    const given: unknown = issue.path.reduce((value: unknown, key) => Reflect.get(Object(value), key), args);
    throw unknownNameError(`Argument ${position} is not valid`, String(given), issue.values.map(String));
  }
  throw new TypeError(position ? `Argument ${position} is missing or not valid` : 'Not the right arguments');
}

/** `changed` is what the app has to refetch afterwards. */
const member =
  <S extends z.ZodMiniType<unknown[]>, R>(
    schema: S,
    run: (backend: Backend, ...args: z.infer<S>) => R | Promise<R>,
    changed?: BackendChange,
  ): Member<R> =>
  async (backend, args) => {
    const result = await run(backend, ...checkArguments(schema, args));
    backend.tabSettings.save();
    if (changed) backend.notifyApp(changed);
    return result;
  };

const none = z.tuple([]);
const time = z.union([z.string(), z.number(), z.date()]);
const resetOptions = z.strictObject({
  scenario: z.optional(z.string()),
  as: z.optional(z.string()),
  now: z.optional(time),
  seed: z.optional(z.number()),
  ids: z.optional(z.enum(ID_KINDS)),
  clock: z.optional(z.enum(CLOCK_KINDS)),
});

const anyFault = z.union([z.string(), z.number(), z.record(z.string(), z.unknown())]);

const toEntry = ({ seq: _seq, changes: _changes, ...entry }: Action): LogEntry => entry;

/** Every member by its HTTP name; the page calls them with the same validation. */
export const members = {
  // Resolves immediately: a member only runs once the backend has started.
  ready: member(none, () => undefined),
  transport: member(none, ({ transport }) => transport),
  reset: member(z.tuple([z.optional(resetOptions)]), reset, 'data'),
  signIn: member(z.tuple([z.string()]), signInAs, 'view'),
  signOut: member(none, ({ session }) => session.signOut(), 'view'),
  expireSession: member(none, ({ session }) => session.expire()),
  fault: member(z.tuple([z.string(), anyFault]), ({ faults }, endpoint, fault) => {
    if (typeof fault !== 'object') return faults.set(...parseFault(endpoint, fault));
    faults.add(checkEndpoint(endpoint), parseFaultRule(endpoint, fault));
  }),
  clearFaults: member(none, ({ faults }) => faults.clear()),
  latency: member(z.tuple([z.number(), z.optional(z.string())]), ({ faults }, ms, endpoint) =>
    endpoint === undefined
      ? faults.setLatency(checkLatency(ms))
      : faults.setDelay(checkEndpoint(endpoint), checkLatency(ms)),
  ),
  requests: member(none, ({ requests }) => requests.list()),
  settled: member(none, settled),
  rows: member(
    z.tuple([z.string(), z.optional(z.record(z.string(), z.unknown()))]),
    (backend, table, where) => rows(backend, checkTable(table), where),
  ),
  'clock.now': member(none, ({ clock }) => clock.now()),
  'clock.set': member(z.tuple([time]), ({ clock }, value) => clock.set(value), 'view'),
  'clock.advance': member(z.tuple([z.number()]), ({ clock }, ms) => clock.advance(ms), 'view'),
  'clock.freeze': member(none, ({ clock }) => clock.freeze(), 'view'),
  'clock.run': member(none, ({ clock }) => clock.run(), 'view'),
  'live.emit': member(z.tuple([ServerMessage]), ({ socketServer }, message) => socketServer.emit(message)),
  'live.drop': member(none, ({ socketServer }) => socketServer.drop()),
  'live.restore': member(none, ({ socketServer }) => socketServer.restore()),
  'live.simulate': member(z.tuple([z.boolean()]), ({ simulator, tabSettings }, on) => {
    simulator.simulate(on);
    tabSettings.set({ simulate: on });
  }),
  snapshot: member(none, snapshot),
  restore: member(
    z.tuple([z.unknown()]),
    async (backend, value) => restore(backend, (await import('./snapshot.ts')).parseSnapshot(value)),
    'view',
  ),
  link: member(none, currentLink),
  log: member(none, ({ log }) => log.actions.map(toEntry)),
  undo: member(z.tuple([z.optional(z.number())]), undo, 'view'),
  replay: member(z.tuple([z.union([z.string(), z.number()])]), replay, 'view'),
  // Loaded lazily, when a moment is requested.
  moment: member(none, async (backend) => (await import('../moment/takeMoment.ts')).momentLink(backend)),
  momentFile: member(none, async (backend) => (await import('../moment/takeMoment.ts')).momentFile(backend)),
  openMoment: member(z.tuple([z.union([z.string(), z.looseObject({})])]), async (backend, moment) =>
    (await import('../moment/openMoment.ts')).openMoment(backend, moment),
  ),
  asTest: member(none, async (backend) => (await import('../asTest/record.ts')).asTest(backend)),
  hash: member(none, ({ db }) => hashRows(db.dump())),
};
