import { newId as randomId } from '../db/newId.ts';
import type { RowChange } from '../db/rows.ts';

/** An accepted write: who called what, and when. */
export interface LogEntry {
  id: string;
  /** ISO date. */
  at: string;
  /** The user's id. */
  as: string;
  method: string;
  /** With its ids: '/api/posts/post_x/like'. */
  path: string;
  /** As the endpoint read it; uploaded pictures by their references. */
  body?: unknown;
  status: number;
}
/** The same, with its place in the log and the rows as it left them. */
export interface Action extends LogEntry {
  seq: number;
  changes: RowChange[];
}
type NewAction = Omit<Action, 'id' | 'seq'>;

/** How the ids of new rows are made: random for each start of a client, or by counting. */
export const ID_KINDS = ['random', 'counted'] as const;
export type IdKind = (typeof ID_KINDS)[number];

/** Impressions and clicks of sponsors happen by being seen: they are neither logged nor compared. */
export const isView = ({ table }: RowChange): boolean => table === 'sponsorEvent';

/** Called with what was added, and with what was undone before and is dropped now. */
type Listener = (added: Action, dropped: readonly Action[]) => void;

const inOrder = (a: Action, b: Action): number => a.seq - b.seq || (a.id < b.id ? -1 : 1);

/** The writes since the world began, in the same order in each tab, and those that were undone. */
export class ActionLog {
  #actions: Action[] = [];
  #undone: Action[] = [];
  /** The highest number that each client has taken. */
  #taken = new Map<string, number>();
  readonly #listeners = new Set<Listener>();

  /** From the first to the latest. */
  get actions(): readonly Action[] {
    return this.#actions;
  }

  /** What may be replayed, the next first; empty as soon as something new is done. */
  get undone(): readonly Action[] {
    return this.#undone;
  }

  /** Called after each action of this client. */
  onAdd(listener: Listener): void {
    this.#listeners.add(listener);
  }

  /** Replaces everything. */
  load(actions: readonly Action[], undone: readonly Action[] = []): void {
    this.#actions = actions.toSorted(inOrder);
    this.#undone = undone.toSorted(inOrder);
    this.#taken = new Map();
    for (const { id } of this.#actions) this.#take(id);
  }

  /** Adds an action of another tab, in its place. */
  receive(action: Action): void {
    this.load([...this.#actions, action]);
  }

  /** An id for the next action of a client, such as '1-12'. */
  takeId(client: string): string {
    const number = (this.#taken.get(client) ?? 0) + 1;
    this.#taken.set(client, number);
    return `${client}-${number}`;
  }

  add(id: string, action: NewAction): void {
    const added = { ...action, id, seq: (this.#actions.at(-1)?.seq ?? 0) + 1 };
    const dropped = this.#undone;
    this.#actions.push(added);
    this.#undone = [];
    for (const listener of this.#listeners) listener(added, dropped);
  }

  #take(id: string): void {
    const cut = id.lastIndexOf('-');
    const client = id.slice(0, cut);
    this.#taken.set(client, Math.max(this.#taken.get(client) ?? 0, Number(id.slice(cut + 1))));
  }
}

/** What a request writes, until it is accepted. */
export interface PendingAction {
  /** An id that tells of the action: all rows that it makes end alike. */
  newId: (prefix: string) => string;
  record: (change: RowChange) => void;
  /** Logs it, unless it has changed nothing or only views. */
  commit: (call: Omit<NewAction, 'changes'>) => void;
}

/** Begins the actions of one client, which takes an id for each as soon as it needs one. */
export const createActions = (log: ActionLog, takeId: () => string) => (): PendingAction => {
  const changes: RowChange[] = [];
  const counts = new Map<string, number>();
  let id: string | undefined;
  const ownId = (): string => (id ??= takeId());
  return {
    newId(prefix) {
      const count = (counts.get(prefix) ?? 0) + 1;
      counts.set(prefix, count);
      return `${prefix}_${ownId()}${count > 1 ? `-${count}` : ''}`;
    },
    record: (change) => void changes.push(change),
    commit(call) {
      if (!changes.every(isView)) log.add(ownId(), { ...call, changes });
    },
  };
};

/** A name that no other client has. */
export const randomClient = (): string => randomId('').slice(1);
