import { factory } from '@mswjs/data';
import { DATABASE_INSTANCE } from '@mswjs/data/lib/glossary.js';
import { indexedColumns, models } from './models.ts';
import type { Dataset, Operation, Rows, TableName } from './rows.ts';

type Column<T extends TableName> = keyof Rows[T] & string;

/** One table: rows are never changed in place, read by key or index in constant time. */
export interface Table<T extends TableName> {
  get(id: string): Rows[T] | undefined;
  all(): readonly Rows[T][];
  /** Rows whose indexed column holds the value, in the order they came. Throws for a column without index. */
  by(column: Column<T>, value: string): readonly Rows[T][];
  count(column: Column<T>, value: string): number;
  /** Throws where the key is taken. */
  insert(row: Rows[T]): Rows[T];
  /** Throws where there is no such row. */
  patch(id: string, change: Partial<Rows[T]>): Rows[T];
  remove(id: string): void;
}

export type Database = { readonly [T in TableName]: Table<T> } & {
  /** A value made from some tables, made anew only after one of them has changed. */
  derive<V>(name: string, tables: readonly TableName[], make: () => V): V;
  /** Tells each change made through a table, in order; returns the way to stop. */
  onChange(listener: (operation: Operation) => void): () => void;
  /** A change that came from elsewhere (storage, another tab): applied, not told. */
  apply(operation: Operation): void;
  /** Replaces everything, untold. */
  load(dataset: Dataset): void;
  dump(): Dataset;
};

export const tableNames = Object.keys(models) as TableName[];

/** The library's own tab sync replays every row into other tabs; it has no switch but the missing class. */
function withoutTabSync<V>(make: () => V): V {
  const channel = Object.getOwnPropertyDescriptor(globalThis, 'BroadcastChannel');
  Object.defineProperty(globalThis, 'BroadcastChannel', { value: undefined, configurable: true });
  try {
    return make();
  } finally {
    if (channel) Object.defineProperty(globalThis, 'BroadcastChannel', channel);
  }
}

/** A copy without the symbols that the library marks its rows with. */
const plain = <R extends object>(row: R): R => Object.fromEntries(Object.entries(row)) as R;

/** An @mswjs/data database behind constant-time tables; the only room that knows the library. */
export function createDatabase(): Database {
  const api = withoutTabSync(() => factory(models));
  const engine = api[DATABASE_INSTANCE];
  const listeners = new Set<(operation: Operation) => void>();
  const versions = new Map<TableName, number>();
  const derived = new Map<string, { stamp: string; value: unknown }>();
  let silent = false;

  function createTable<T extends TableName>(name: T): Table<T> & { put(row: Rows[T]): void; clear(): void } {
    const rows = () => engine.getModel(name) as unknown as Map<string, Rows[T]>;
    const create = (row: Rows[T]) => (api[name] as unknown as { create(row: Rows[T]): Rows[T] }).create(row);
    const columns: readonly string[] = indexedColumns[name];
    const indexes = new Map(columns.map((column) => [column, new Map<string, Map<string, Rows[T]>>()]));

    /** Moves a row in the indexes; where its value stays, so does its place in the order. */
    function index(before: Rows[T] | undefined, after: Rows[T] | undefined): void {
      for (const [column, buckets] of indexes) {
        const valueOf = (row: Rows[T] | undefined) => row && String(row[column as Column<T>]);
        const [from, to] = [valueOf(before), valueOf(after)];
        if (before && from !== undefined && from !== to) buckets.get(from)?.delete(before.id);
        if (!after || to === undefined) continue;
        const held = buckets.get(to) ?? new Map<string, Rows[T]>();
        buckets.set(to, held.set(after.id, after));
      }
    }
    function told(id: string, row: Rows[T] | null): void {
      versions.set(name, (versions.get(name) ?? 0) + 1);
      if (silent) return;
      const operation = { table: name, id, row } as unknown as Operation;
      for (const listener of listeners) listener(operation);
    }
    function insert(row: Rows[T]): Rows[T] {
      const stored = create({ ...row });
      index(undefined, stored);
      told(row.id, row);
      return stored;
    }
    function patch(id: string, change: Partial<Rows[T]>): Rows[T] {
      const before = rows().get(id);
      if (!before) throw new Error(`No ${name} ${id}`);
      const after = Object.assign(Object.create(Object.getPrototypeOf(before)) as Rows[T], before, change);
      engine.update(name, before as never, after as never);
      index(before, after);
      told(id, after);
      return after;
    }
    function remove(id: string): void {
      const row = rows().get(id);
      if (!row) return;
      engine.delete(name, id);
      index(row, undefined);
      told(id, null);
    }
    function bucket(column: Column<T>, value: string) {
      const buckets = indexes.get(column);
      if (!buckets) throw new Error(`${name}.${column} has no index`);
      return buckets.get(value);
    }
    return {
      get: (id) => rows().get(id),
      all: () => [...rows().values()],
      by: (column, value) => [...(bucket(column, value)?.values() ?? [])],
      count: (column, value) => bucket(column, value)?.size ?? 0,
      insert,
      patch,
      remove,
      put: (row) => (rows().has(row.id) ? void patch(row.id, row) : void insert(row)),
      clear: () => {
        rows().clear();
        for (const buckets of indexes.values()) buckets.clear();
      },
    };
  }

  const tables = Object.fromEntries(tableNames.map((name) => [name, createTable(name)])) as unknown as {
    [T in TableName]: ReturnType<typeof createTable<T>>;
  };
  function quietly(change: () => void): void {
    silent = true;
    try {
      change();
    } finally {
      silent = false;
    }
  }
  return {
    ...tables,
    derive<V>(name: string, from: readonly TableName[], make: () => V): V {
      const stamp = from.map((table) => versions.get(table) ?? 0).join();
      const known = derived.get(name);
      if (known?.stamp === stamp) return known.value as V;
      const value = make();
      derived.set(name, { stamp, value });
      return value;
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    apply({ table, id, row }) {
      quietly(() => {
        if (row === null) tables[table].remove(id);
        else tables[table].put(row as never);
      });
    },
    load(dataset) {
      quietly(() => {
        for (const name of tableNames) {
          tables[name].clear();
          versions.set(name, (versions.get(name) ?? 0) + 1);
          for (const row of dataset[name]) tables[name].insert(row as never);
        }
      });
    },
    dump: () =>
      Object.fromEntries(
        tableNames.map((name) => [name, tables[name].all().map(plain)]),
      ) as unknown as Dataset,
  };
}
