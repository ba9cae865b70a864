import { type Arbitrary, type AsyncCommand, constantFrom, nat } from 'fast-check';
import type { Answered, Asking, OracleBackend } from '../backend.ts';
import { compareHeard, compareReply } from '../compare.ts';
import { CLIENTS } from '../clients.ts';
import type { Outcome } from '../model/outcome.ts';
import { START } from '../model/start.ts';
import type { State } from '../model/state.ts';

/** The mock backend, and the steps so far in plain words. */
export interface Real {
  backend: OracleBackend;
  words: string[];
}

/** A step that was done: its words, what the specification says to it, and what was answered. */
export interface Played {
  what: string;
  outcome: Outcome;
  reply: Answered;
}

/** A kind of step: what it needs, and how it is done. */
export interface StepKind<Args> {
  args: Arbitrary<Args>;
  play: (real: Real, state: State, args: Args) => Promise<Played>;
}

class Step<Args> implements AsyncCommand<State, Real> {
  readonly #kind: StepKind<Args>;
  readonly #args: Args;
  constructor(kind: StepKind<Args>, args: Args) {
    this.#kind = kind;
    this.#args = args;
  }
  check = (): boolean => true;
  async run(state: State, real: Real): Promise<void> {
    const { what, outcome, reply } = await this.#kind.play(real, state, this.#args);
    real.words.push(`${what}: ${reply.status}`);
    compareReply(what, outcome, reply);
    compareHeard(what, CLIENTS, { said: outcome.said, heard: await real.backend.heard() });
  }
  toString = (): string => JSON.stringify(this.#args);
}

/** The commands of a kind of step. */
export const commandsOf = <Args>(kind: StepKind<Args>): Arbitrary<AsyncCommand<State, Real>> =>
  kind.args.map((args) => new Step(kind, args));

const PEOPLE = START.people.map(({ id }) => id);
/** Mostly the five people, now and then a visitor or somebody whose session has expired. */
const ASKING: readonly Asking[] = [
  ...Array.from({ length: 4 }, () => PEOPLE.map((person) => ({ person }))).flat(),
  { person: null },
  { person: 'asha', expired: true },
];
export const asking = constantFrom(...ASKING);

/** Who a write is from: nobody without a session. */
export const senderOf = ({ person, expired }: Asking): string | null => (expired ? null : person);

const MISSING = 40;
/** Which of some things, counted from the newest; now and then one that does not exist. */
export const which = nat(MISSING);
export const pick = <T>(things: readonly T[], from: number): T | undefined =>
  from === MISSING ? undefined : things[things.length - 1 - (from % things.length)];

export const nameOf = ({ person, expired }: Asking): string =>
  `${person ?? 'a visitor'}${expired ? ' (session expired)' : ''}`;

/** The id of what an answer has made; none where it was refused. */
export function idIn(body: unknown, ...path: string[]): string {
  const value = path.reduce<unknown>(
    (inside, name) => (typeof inside === 'object' && inside !== null ? Reflect.get(inside, name) : undefined),
    body,
  );
  return typeof value === 'string' ? value : 'none';
}
