import { factory } from '@mswjs/data';
import { DATABASE_INSTANCE, ENTITY_TYPE, PRIMARY_KEY } from '@mswjs/data/lib/glossary.js';
import { ReportingTable, type RowStore, type StoredTable, type Table, createTable } from './createTable.ts';
import { type Steps, atOnce } from '../world/steps.ts';
import { indexedColumns, models } from './models.ts';
import type { Dataset, RowChange, Rows, TableName } from './rows.ts';

type Tables = { readonly [T in TableName]: Table<Rows[T]> };
type StoredTables = { readonly [T in TableName]: StoredTable<Rows[T]> };

/** `touches` is false for changes that do not count as the user's own; see `withoutTouch`. */
type ChangeListener = (change: RowChange, touches: boolean) => void;

export interface Database extends Tables {
  /** Changes whenever one of the tables does; the cache key of derived values. */
  readonly version: (tables: readonly TableName[]) => string;
  /** Called after each change made through a table. Returns an unsubscribe function. */
  onChange(listener: ChangeListener): () => void;
  /** Applies a change from elsewhere (storage, another tab) without notifying listeners. */
  apply(change: RowChange): void;
  /** Replaces all rows without notifying listeners. */
  load(dataset: Dataset): void;
  /** The same table by table, while nothing else uses the rows. */
  loadSteps(dataset: Dataset): Steps<void>;
  dump(): Dataset;
  /** The same rows; changes made through this view are reported as not touching (those of simulated users). */
  withoutTouch(): Database;
  /**
   * A view of the same rows that records its writes, and throws `DatasetReplaced` once `load` has replaced the rows.
   */
  forRequest(record?: (change: RowChange) => void): Database;
}

/** Thrown when a request that started before the rows were replaced tries to write. */
export class DatasetReplaced extends Error {
  override readonly name = 'DatasetReplaced';
  override readonly message = 'The data was replaced meanwhile';
}

export const isTableName = (name: string): name is TableName => Object.hasOwn(models, name);
export const tableNames: readonly TableName[] = Object.keys(models).filter(isTableName);

/** Builds a record by computing the value of each key. */
function recordOf<V>(keys: readonly (keyof V)[], make: (key: keyof V) => unknown): V {
  const record: Partial<Record<keyof V, unknown>> = {};
  for (const key of keys) record[key] = make(key);
  return record as V;
}

/**
 * The library's built-in tab sync replays every row into other tabs; the only way to disable it is to hide its class.
 */
function withoutTabSync<V>(make: () => V): V {
  const channel = Object.getOwnPropertyDescriptor(globalThis, 'BroadcastChannel');
  Object.defineProperty(globalThis, 'BroadcastChannel', { value: undefined, configurable: true });
  try {
    return make();
  } finally {
    if (channel) Object.defineProperty(globalThis, 'BroadcastChannel', channel);
  }
}

/** The part of an @mswjs/data database this project uses, in terms of its own row types. */
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
  return <T extends TableName>(name: T): RowStore<Rows[T]> => {
    // The library finds the key of a row by its marks.
    const marked = (row: Rows[T]): Rows[T] => ({ ...row, [ENTITY_TYPE]: name, [PRIMARY_KEY]: 'id' });
    return {
      rows: () => engine.getModel(name),
      load(rows) {
        const model = engine.getModel(name);
        model.clear();
        // The library's public API is ten times slower for thousands of rows. Only an update needs marks, so that rows are
        // not copied here.
        for (const row of rows) model.set(row.id, row);
        if (model.size < rows.length) throw new Error(`Two rows of ${name} have the same primary key`);
      },
      create: (row) => factories[name].create(row),
      update: (before, after) => engine.update(name, marked(before), after),
      delete: (id) => engine.delete(name, id),
    };
  };
}

/** Bulk operations on all tables: load, sync and dump. */
function createBulkAccess(stored: StoredTables) {
  const fill = <T extends TableName>(name: T, rows: Dataset[T]): void => stored[name].load(rows);
  return {
    version: (names: readonly TableName[]): string => names.map((name) => stored[name].version()).join(),
    apply: <T extends TableName>({ table, id, row }: RowChange<T>): void => stored[table].write(id, row),
    *loadSteps(dataset: Dataset): Steps<void> {
      const before = recordOf<Dataset>(tableNames, (name) => stored[name].all());
      try {
        for (const name of tableNames) {
          fill(name, dataset[name]);
          yield;
        }
      } catch (error) {
        for (const name of tableNames) fill(name, structuredClone(before[name]));
        throw error;
      }
    },
    // structuredClone drops the symbols that the library adds to its rows.
    dump: (): Dataset => recordOf<Dataset>(tableNames, (name) => structuredClone([...stored[name].all()])),
  };
}

function openTables(): StoredTables {
  const openStore = openLibrary();
  const openTable = <T extends TableName>(name: T): StoredTable<Rows[T]> =>
    createTable(name, openStore(name), indexedColumns[name]);
  return recordOf<StoredTables>(tableNames, openTable);
}

/** An empty @mswjs/data database behind constant-time tables; the only module that imports the library. */
export function createDatabase(): Database {
  const stored = openTables();
  const listeners = new Set<ChangeListener>();
  const bulk = createBulkAccess(stored);
  let loads = 0;
  const shared = {
    ...bulk,
    *loadSteps(dataset: Dataset): Steps<void> {
      yield* bulk.loadSteps(dataset);
      loads += 1;
    },
    load: (dataset: Dataset): void => atOnce(shared.loadSteps(dataset)),
    onChange(listener: ChangeListener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  /** `begunAt` is the number of loads when the request started. */
  function createView(touches: boolean, begunAt?: number, record?: (change: RowChange) => void): Database {
    const check = (): void => {
      if (begunAt !== undefined && begunAt !== loads) throw new DatasetReplaced();
    };
    const report = <T extends TableName>(table: T, id: string, row: Rows[T] | null): void => {
      const change = { table, id, row } as RowChange;
      record?.(change);
      for (const listener of listeners) listener(change, touches);
    };
    const callbacks = { check, report };
    const withReports = <T extends TableName>(name: T): Table<Rows[T]> =>
      new ReportingTable(name, stored[name], callbacks);
    const tables = recordOf<Tables>(tableNames, withReports);
    // Ten times faster than spreading them into a new object, and each write makes a view.
    return Object.assign(tables, shared, {
      withoutTouch: () => createView(false, begunAt, record),
      forRequest: (recordChange?: (change: RowChange) => void) => createView(touches, loads, recordChange),
    });
  }
  return createView(true);
}
