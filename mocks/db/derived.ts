import type { Database } from './Database.ts';
import type { TableName } from './rows.ts';

/** A value computed from some tables, computed again only after one of them has changed. */
export function derived<V>(tables: readonly TableName[], compute: (db: Database) => V): (db: Database) => V {
  const cache = new WeakMap<Database, { version: string; value: V }>();
  return (db) => {
    const version = db.version(tables);
    const cached = cache.get(db);
    if (cached?.version === version) return cached.value;
    const value = compute(db);
    cache.set(db, { version, value });
    return value;
  };
}
