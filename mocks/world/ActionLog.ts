import { newId as randomId } from '../db/newId.ts';
import type { RowChange } from '../db/rows.ts';

/** An accepted write: who made which call, and when. */
export interface LogEntry {
  id: string;
  /** ISO date. */
  at: string;
  /** The user's id. */
  as: string;
  method: string;
  /** The path with its ids: '/api/posts/post_x/like'. */
  path: string;
  /** The parsed body; uploaded pictures are references. */
  body?: unknown;
  status: number;
}
/** A log entry with its position in the log and the row changes it made. */
export interface Action extends LogEntry {
  seq: number;
  changes: RowChange[];
}
type NewAction = Omit<Action, 'id' | 'seq'>;

/** How ids of new rows are generated: randomly per client start, or by counting. */
export const ID_KINDS = ['random', 'counted'] as const;
export type IdKind = (typeof ID_KINDS)[number];

/** Sponsor impressions and clicks depend on what is on screen, so they are neither logged nor compared. */
export const isView = ({ table }: RowChange): boolean => table === 'sponsorEvent';

/** Called with the added action, and with the undone ones that it discards. */
type Listener = (added: Action, dropped: readonly Action[]) => void;

const inOrder = (a: Action, b: Action): number => a.seq - b.seq || (a.id < b.id ? -1 : 1);

/** The writes since the world began, in the same order in each tab, and those that were undone. */
export class ActionLog {
  #actions: Action[] = [];
  #undone: Action[] = [];
  /** The highest number used by each client. */
  #lastNumbers = new Map<string, number>();
  readonly #listeners = new Set<Listener>();
  readonly #watchers = new Set<(action: Action) => void>();

  /** In order, oldest first. */
  get actions(): readonly Action[] {
    return this.#actions;
  }

  /** Actions that can be replayed, next one first; cleared when a new one is added. */
  get undone(): readonly Action[] {
    return this.#undone;
  }

  /** Called after each action of this client. */
  onAdd(listener: Listener): void {
    this.#listeners.add(listener);
  }

  /** Called after each action of any client of the same data. Returns an unsubscribe function. */
  watch(watcher: (action: Action) => void): () => void {
    this.#watchers.add(watcher);
    return () => void this.#watchers.delete(watcher);
  }

  /** Replaces the whole log. */
  load(actions: readonly Action[], undone: readonly Action[] = []): void {
    this.#actions = actions.toSorted(inOrder);
    this.#undone = undone.toSorted(inOrder);
    this.#lastNumbers = new Map();
    for (const { id } of this.#actions) this.#take(id);
  }

  /** Inserts an action from another tab at its position. */
  receive(action: Action): void {
    this.load([...this.#actions, action]);
    for (const watcher of this.#watchers) watcher(action);
  }

  /** Takes an id for a client's next action, such as '1-12'. */
  takeId(client: string): string {
    const number = (this.#lastNumbers.get(client) ?? 0) + 1;
    this.#lastNumbers.set(client, number);
    return `${client}-${number}`;
  }

  add(id: string, action: NewAction): void {
    const added = { ...action, id, seq: (this.#actions.at(-1)?.seq ?? 0) + 1 };
    const dropped = this.#undone;
    this.#actions.push(added);
    this.#undone = [];
    for (const listener of this.#listeners) listener(added, dropped);
    for (const watcher of this.#watchers) watcher(added);
  }

  #take(id: string): void {
    const cut = id.lastIndexOf('-');
    const client = id.slice(0, cut);
    this.#lastNumbers.set(client, Math.max(this.#lastNumbers.get(client) ?? 0, Number(id.slice(cut + 1))));
  }
}

/** A request's writes, until it is accepted. */
export interface PendingAction {
  /** A row id derived from the action's id: all rows created by one action share its suffix. */
  newId: (prefix: string) => string;
  record: (change: RowChange) => void;
  /** Logs the action, unless it changed nothing or only recorded views. */
  commit: (call: Omit<NewAction, 'changes'>) => void;
}

/** Starts actions of one client; an id is taken lazily. */
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

/** A unique client name. */
export const randomClient = (): string => randomId('').slice(1);
