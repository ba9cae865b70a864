import { type Database, tableNames } from '../db/Database.ts';
import { foreignKeys, models } from '../db/models.ts';
import type { RowChange } from '../db/rows.ts';

const isMissing = (db: Database, row: object, column: string): boolean => {
  const table = foreignKeys.get(column);
  return table !== undefined && !db[table].get(String(Reflect.get(row, column)));
};

/** Removes rows that refer to a missing row, and returns these changes. Tables come after those they reference. */
export function removeOrphans(db: Database): RowChange[] {
  return tableNames.flatMap((table) => {
    const columns = Object.keys(models[table]);
    const orphans = db[table].all().filter((row) => columns.some((column) => isMissing(db, row, column)));
    return orphans.map(({ id }): RowChange => {
      const removal: RowChange = { table, id, row: null };
      db.apply(removal);
      return removal;
    });
  });
}
