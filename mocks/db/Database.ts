import { factory } from '@mswjs/data';
import { DATABASE_INSTANCE, ENTITY_TYPE, PRIMARY_KEY } from '@mswjs/data/lib/glossary.js';
import {
  type RowStore,
  type StoredTable,
  type Table,
  createTable,
  withChangeReports,
} from './createTable.ts';
import { indexedColumns, models } from './models.ts';
import type { Dataset, RowChange, Rows, TableName } from './rows.ts';

type Tables = { readonly [T in TableName]: Table<Rows[T]> };
type StoredTables = { readonly [T in TableName]: StoredTable<Rows[T]> };

/** `touches` is false for changes that do not count as a user's own; see `withoutTouch`. */
type ChangeListener = (change: RowChange, touches: boolean) => void;

export interface Database extends Tables {
  /** Changes whenever one of the tables does; for values that are derived from them. */
  readonly version: (tables: readonly TableName[]) => string;
  /** Calls back after each change that was made through a table. Returns a function that unsubscribes. */
  onChange(listener: ChangeListener): () => void;
  /** Applies a change from elsewhere (storage, another tab) without reporting it. */
  apply(change: RowChange): void;
  /** Replaces all rows without reporting it. */
  load(dataset: Dataset): void;
  dump(): Dataset;
  /** The same rows; changes made through it are reported as not touching (those of simulated users). */
  withoutTouch(): Database;
  /** The same rows; writes through it are recorded, and throw `DatasetReplaced` once `load` has replaced the rows. */
  forRequest(record?: (change: RowChange) => void): Database;
}

/** A request that began over other rows must not write into these. */
export class DatasetReplaced extends Error {
  override readonly name = 'DatasetReplaced';
  override readonly message = 'The data was replaced meanwhile';
}

export const isTableName = (name: string): name is TableName => Object.hasOwn(models, name);
export const tableNames: readonly TableName[] = Object.keys(models).filter(isTableName);

/** A record that is made key by key. */
function recordOf<V>(keys: readonly (keyof V)[], make: (key: keyof V) => unknown): V {
  return Object.fromEntries(keys.map((key) => [key, make(key)])) as V;
}

/** The library's own tab sync replays every row into other tabs; only a missing class switches it off. */
function withoutTabSync<V>(make: () => V): V {
  const channel = Object.getOwnPropertyDescriptor(globalThis, 'BroadcastChannel');
  Object.defineProperty(globalThis, 'BroadcastChannel', { value: undefined, configurable: true });
  try {
    return make();
  } finally {
    if (channel) Object.defineProperty(globalThis, 'BroadcastChannel', channel);
  }
}

/** What this project uses of an @mswjs/data database, in terms of its own row types. */
interface Engine {
  getModel<T extends TableName>(name: T): Map<string, Rows[T]>;
  update<T extends TableName>(name: T, before: Rows[T], after: Rows[T]): void;
  delete(name: TableName, id: string): void;
}
type RowFactories = { readonly [T in TableName]: { create(row: Rows[T]): Rows[T] } };

function openLibrary() {
  const library = withoutTabSync(() => factory(models));
  const factories: RowFactories = library;
  const engine = library[DATABASE_INSTANCE] as unknown as Engine;
  return <T extends TableName>(name: T): RowStore<Rows[T]> => ({
    rows: () => engine.getModel(name),
    load(rows) {
      const model = engine.getModel(name);
      model.clear();
      // As the library marks its rows, whose own way takes ten times as long for thousands of whole rows.
      for (const row of rows) model.set(row.id, { ...row, [ENTITY_TYPE]: name, [PRIMARY_KEY]: 'id' });
      if (model.size < rows.length) throw new Error(`Two rows of ${name} have the same primary key`);
    },
    create: (row) => factories[name].create(row),
    update: (before, after) => engine.update(name, before, after),
    delete: (id) => engine.delete(name, id),
  });
}

/** Loading, syncing and reading all tables at once. */
function createBulkAccess(stored: StoredTables) {
  const fill = <T extends TableName>(name: T, rows: Dataset[T]): void => stored[name].load(rows);
  return {
    version: (names: readonly TableName[]): string => names.map((name) => stored[name].version()).join(),
    apply: <T extends TableName>({ table, id, row }: RowChange<T>): void => stored[table].write(id, row),
    load(dataset: Dataset): void {
      const before = recordOf<Dataset>(tableNames, (name) => stored[name].all());
      try {
        for (const name of tableNames) fill(name, dataset[name]);
      } catch (error) {
        for (const name of tableNames) fill(name, structuredClone(before[name]));
        throw error;
      }
    },
    // A structured clone leaves out the symbols that the library marks its rows with.
    dump: (): Dataset => recordOf<Dataset>(tableNames, (name) => structuredClone([...stored[name].all()])),
  };
}

function openTables(): StoredTables {
  const openStore = openLibrary();
  const openTable = <T extends TableName>(name: T): StoredTable<Rows[T]> =>
    createTable(name, openStore(name), indexedColumns[name]);
  return recordOf<StoredTables>(tableNames, openTable);
}

/** An empty @mswjs/data database behind constant-time tables; the only module that knows the library. */
export function createDatabase(): Database {
  const stored = openTables();
  const listeners = new Set<ChangeListener>();
  const bulk = createBulkAccess(stored);
  let loads = 0;
  const shared = {
    ...bulk,
    load(dataset: Dataset): void {
      bulk.load(dataset);
      loads += 1;
    },
    onChange(listener: ChangeListener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  /** `begunAt` is the number of loads at which a request began. */
  function createView(touches: boolean, begunAt?: number, record?: (change: RowChange) => void): Database {
    const check = (): void => {
      if (begunAt !== undefined && begunAt !== loads) throw new DatasetReplaced();
    };
    const withReports = <T extends TableName>(name: T): Table<Rows[T]> =>
      withChangeReports(stored[name], check, (id, row) => {
        const change = { table: name, id, row } as RowChange;
        record?.(change);
        for (const listener of listeners) listener(change, touches);
      });
    const tables = recordOf<Tables>(tableNames, withReports);
    return {
      ...tables,
      ...shared,
      withoutTouch: () => createView(false, begunAt, record),
      forRequest: (recordChange) => createView(touches, loads, recordChange),
    };
  }
  return createView(true);
}
