import type { Database } from './Database.ts';
import type { TableName } from './rows.ts';

/** A memoized value computed from tables, recomputed only after one of them has changed. */
export function memoizeByTables<V>(
  tables: readonly TableName[],
  compute: (db: Database) => V,
): (db: Database) => V {
  // Keyed by the `version` function, which all views of one database share.
  const cache = new WeakMap<Database['version'], { version: string; value: V }>();
  return (db) => {
    const version = db.version(tables);
    const cached = cache.get(db.version);
    if (cached?.version === version) return cached.value;
    const value = compute(db);
    cache.set(db.version, { version, value });
    return value;
  };
}
