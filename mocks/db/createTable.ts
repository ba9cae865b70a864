import type { Row } from './rows.ts';

/** One table. Rows are immutable; reads by key or indexed column take constant time. */
export interface Table<R extends Row> {
  get(id: string): R | undefined;
  all(): readonly R[];
  /** Rows whose indexed column has the value, in insertion order. Throws for a column without an index. */
  findBy(column: keyof R & string, value: string): readonly R[];
  countBy(column: keyof R & string, value: string): number;
  /** Throws if the key already exists. */
  insert(row: R): R;
  /** Throws if the row does not exist. */
  patch(id: string, change: Partial<R>): R;
  remove(id: string): void;
}

/** A table that reports no changes, with the methods needed for loading and syncing. */
export interface StoredTable<R extends Row> extends Table<R> {
  /** Inserts or replaces the row; null removes it. */
  write(id: string, row: R | null): void;
  /** Replaces all rows. */
  load(rows: readonly R[]): void;
  /** Increases with every change. */
  version(): number;
}

/** Storage of a table's rows. */
export interface RowStore<R extends Row> {
  rows(): Map<string, R>;
  create(row: R): R;
  /** Replaces all rows. */
  load(rows: readonly R[]): void;
  update(before: R, after: R): void;
  delete(id: string): void;
}

function addTo<R extends Row>(rowsByValue: Map<string, Map<string, R>>, value: string, row: R): void {
  const rows = rowsByValue.get(value);
  if (rows) rows.set(row.id, row);
  else rowsByValue.set(value, new Map([[row.id, row]]));
}

/** Row indexes by column value. */
function createIndexes<R extends Row>(columns: readonly (keyof R & string)[]) {
  const indexes = new Map(columns.map((column) => [column, new Map<string, Map<string, R>>()]));
  return {
    /** Updates the indexes for a changed row; if its value is the same it keeps its position. */
    update(before: R | undefined, after: R | undefined): void {
      for (const [column, rowsByValue] of indexes) {
        const valueOf = (row: R): string => String(row[column]);
        if (before && !(after && valueOf(before) === valueOf(after)))
          rowsByValue.get(valueOf(before))?.delete(before.id);
        if (after) addTo(rowsByValue, valueOf(after), after);
      }
    },
    /** Adds many rows to empty indexes. */
    addAll(rows: readonly R[]): void {
      for (const [column, rowsByValue] of indexes)
        for (const row of rows) addTo(rowsByValue, String(row[column]), row);
    },
    find(column: keyof R & string, value: string): ReadonlyMap<string, R> | undefined {
      const rowsByValue = indexes.get(column);
      if (!rowsByValue) throw new Error(`${column} has no index`);
      return rowsByValue.get(value);
    },
    clear(): void {
      for (const rowsByValue of indexes.values()) rowsByValue.clear();
    },
  };
}

type Indexes<R extends Row> = ReturnType<typeof createIndexes<R>>;

const createReads = <R extends Row>(store: RowStore<R>, indexes: Indexes<R>) => ({
  get: (id: string) => store.rows().get(id),
  findBy: (column: keyof R & string, value: string) => [...(indexes.find(column, value)?.values() ?? [])],
  countBy: (column: keyof R & string, value: string) => indexes.find(column, value)?.size ?? 0,
});

/** `changed` is called after each write. */
const createWrites = <R extends Row>(
  name: string,
  store: RowStore<R>,
  changed: (before: R | undefined, after: R | undefined) => void,
) => ({
  insert(row: R): R {
    const created = store.create({ ...row });
    changed(undefined, created);
    return created;
  },
  patch(id: string, change: Partial<R>): R {
    const before = store.rows().get(id);
    if (!before) throw new Error(`No ${name} ${id}`);
    const after = { ...before, ...change };
    store.update(before, after);
    changed(before, after);
    return after;
  },
  remove(id: string): void {
    const before = store.rows().get(id);
    if (!before) return;
    store.delete(id);
    changed(before, undefined);
  },
});

/** A table over a row store, with indexes on some of its columns. */
export function createTable<R extends Row>(
  name: string,
  store: RowStore<R>,
  columns: readonly (keyof R & string)[],
): StoredTable<R> {
  const indexes = createIndexes(columns);
  let version = 0;
  /** Since the last change. */
  let all: readonly R[] | null = null;
  const changed = (): void => {
    version += 1;
    all = null;
  };
  const writes = createWrites(name, store, (before, after) => {
    indexes.update(before, after);
    changed();
  });
  return {
    ...createReads(store, indexes),
    ...writes,
    all: () => (all ??= [...store.rows().values()]),
    write(id, row) {
      if (row === null) writes.remove(id);
      else if (store.rows().has(id)) writes.patch(id, row);
      else writes.insert(row);
    },
    load(rows) {
      store.load(rows);
      indexes.clear();
      indexes.addAll(rows);
      changed();
    },
    version: () => version,
  };
}

/** Called before and after each change; `report` receives the new row, or null if it was removed. */
interface Callbacks<Name extends string, R extends Row> {
  check: () => void;
  report: (table: Name, id: string, row: R | null) => void;
}

/** A table that reports its changes. A class, because each request makes one for every table. */
export class ReportingTable<Name extends string, R extends Row> implements Table<R> {
  readonly #name: Name;
  readonly #table: Table<R>;
  readonly #callbacks: Callbacks<Name, R>;

  constructor(name: Name, table: Table<R>, callbacks: Callbacks<Name, R>) {
    this.#name = name;
    this.#table = table;
    this.#callbacks = callbacks;
  }

  get(id: string): R | undefined {
    return this.#table.get(id);
  }

  all(): readonly R[] {
    return this.#table.all();
  }

  findBy(column: keyof R & string, value: string): readonly R[] {
    return this.#table.findBy(column, value);
  }

  countBy(column: keyof R & string, value: string): number {
    return this.#table.countBy(column, value);
  }

  insert(row: R): R {
    this.#callbacks.check();
    const inserted = this.#table.insert(row);
    this.#callbacks.report(this.#name, row.id, row);
    return inserted;
  }

  patch(id: string, change: Partial<R>): R {
    this.#callbacks.check();
    const patched = this.#table.patch(id, change);
    this.#callbacks.report(this.#name, id, patched);
    return patched;
  }

  remove(id: string): void {
    this.#callbacks.check();
    if (!this.#table.get(id)) return;
    this.#table.remove(id);
    this.#callbacks.report(this.#name, id, null);
  }
}
