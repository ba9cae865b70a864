import { type Arbitrary, type AsyncCommand, constantFrom, nat } from 'fast-check';
import type { OracleReply, Caller, OracleBackend } from '../backend.ts';
import { compareMessages, compareReply } from '../compare.ts';
import { CLIENTS } from '../clients.ts';
import type { Outcome } from '../model/outcome.ts';
import { START } from '../model/start.ts';
import type { State } from '../model/state.ts';

/** The mock backend, and a description of the steps so far. */
export interface StepContext {
  backend: OracleBackend;
  log: string[];
}

/** A performed step: its description, the specified outcome, and the actual reply. */
interface StepResult {
  what: string;
  outcome: Outcome;
  reply: OracleReply;
}

/** A kind of step: its arguments, and how to perform it. */
export interface StepKind<Args> {
  args: Arbitrary<Args>;
  play: (context: StepContext, state: State, args: Args) => Promise<StepResult>;
}

class Step<Args> implements AsyncCommand<State, StepContext> {
  readonly #kind: StepKind<Args>;
  readonly #args: Args;
  constructor(kind: StepKind<Args>, args: Args) {
    this.#kind = kind;
    this.#args = args;
  }
  check = (): boolean => true;
  async run(state: State, context: StepContext): Promise<void> {
    const { what, outcome, reply } = await this.#kind.play(context, state, this.#args);
    context.log.push(`${what}: ${reply.status}`);
    compareReply(what, outcome, reply);
    compareMessages(what, CLIENTS, {
      messages: outcome.messages,
      received: await context.backend.received(),
    });
  }
  toString = (): string => JSON.stringify(this.#args);
}

/** The fast-check commands of a kind of step. */
export const commandsOf = <Args>(kind: StepKind<Args>): Arbitrary<AsyncCommand<State, StepContext>> =>
  kind.args.map((args) => new Step(kind, args));

const USER_IDS = START.users.map(({ id }) => id);
/** Mostly the five people, occasionally a visitor or an expired session. */
const CALLERS: readonly Caller[] = [
  ...Array.from({ length: 4 }, () => USER_IDS.map((userId) => ({ userId }))).flat(),
  { userId: null },
  { userId: 'asha', expired: true },
];
export const anyCaller = constantFrom(...CALLERS);

/** The sender of a write; null without a session. */
export const senderOf = ({ userId: user, expired }: Caller): string | null => (expired ? null : user);

const MISSING_INDEX = 40;
/** Index of an entity, counted from the newest; occasionally one that does not exist. */
export const anyIndex = nat(MISSING_INDEX);
export const pick = <T>(things: readonly T[], from: number): T | undefined =>
  from === MISSING_INDEX ? undefined : things[things.length - 1 - (from % things.length)];

export const nameOf = ({ userId: user, expired }: Caller): string =>
  `${user ?? 'a visitor'}${expired ? ' (session expired)' : ''}`;

/** The id of the row created by a response; 'none' if it was refused. */
export function idIn(body: unknown, ...path: string[]): string {
  const value = path.reduce<unknown>(
    (inside, name) => (typeof inside === 'object' && inside !== null ? Reflect.get(inside, name) : undefined),
    body,
  );
  return typeof value === 'string' ? value : 'none';
}
