import * as z from 'zod/mini';
import { ServerMessage } from '../../src/contract/live.ts';
import type { MockBackend } from './mockBackend.ts';
import { parseSnapshot } from './snapshot.ts';

/** Every member of mockBackend by one name: 'signIn', 'live.emit'. */
type MemberName =
  | Exclude<keyof MockBackend, 'clock' | 'live'>
  | `clock.${keyof MockBackend['clock']}`
  | `live.${keyof MockBackend['live']}`;

/** Calls a member with arguments that come from outside; throws TypeError where they are not its own. */
export type Member = (backend: MockBackend, given: unknown) => unknown;

function member<A extends z.ZodMiniType<unknown[]>>(
  schema: A,
  run: (backend: MockBackend, ...given: z.infer<A>) => unknown,
): Member {
  return (backend, given) => {
    const read = z.safeParse(schema, given);
    if (read.success) return run(backend, ...read.data);
    const where = read.error.issues[0]?.path.join('.');
    throw new TypeError(where ? `Argument ${where} is missing or not valid` : 'Not the right arguments');
  };
}

const nothing = z.tuple([]);
const moment = z.union([z.string(), z.number()]);
const resetOptions = z.strictObject({
  scenario: z.exactOptional(z.string()),
  as: z.exactOptional(z.string()),
  now: z.exactOptional(moment),
  seed: z.exactOptional(z.number()),
});

/** What a tool may call by name, as `window.mockBackend` has it (interfaces.md). */
export const members: Readonly<Record<MemberName, Member>> = {
  ready: member(nothing, ({ ready }) => ready),
  transport: member(nothing, ({ transport }) => transport),
  reset: member(z.tuple([z.optional(resetOptions)]), ({ reset }, options) => reset(options)),
  signIn: member(z.tuple([z.string()]), ({ signIn }, userId) => signIn(userId)),
  signOut: member(nothing, ({ signOut }) => signOut()),
  expireSession: member(nothing, ({ expireSession }) => expireSession()),
  fault: member(z.tuple([z.string(), z.union([z.string(), z.number()])]), ({ fault }, endpoint, outcome) =>
    fault(endpoint, outcome),
  ),
  clearFaults: member(nothing, ({ clearFaults }) => clearFaults()),
  latency: member(z.tuple([z.number()]), ({ latency }, ms) => latency(ms)),
  'clock.now': member(nothing, ({ clock }) => clock.now()),
  'clock.set': member(z.tuple([moment]), ({ clock }, to) => clock.set(to)),
  'clock.advance': member(z.tuple([z.number()]), ({ clock }, ms) => clock.advance(ms)),
  'live.emit': member(z.tuple([ServerMessage]), ({ live }, message) => live.emit(message)),
  'live.drop': member(nothing, ({ live }) => live.drop()),
  'live.restore': member(nothing, ({ live }) => live.restore()),
  'live.simulate': member(z.tuple([z.boolean()]), ({ live }, on) => live.simulate(on)),
  snapshot: member(nothing, ({ snapshot }) => snapshot()),
  restore: member(z.tuple([z.unknown()]), ({ restore }, rows) => restore(parseSnapshot(rows))),
  link: member(nothing, ({ link }) => link()),
};
