import { type Database, tableNames } from '../db/Database.ts';
import { models } from '../db/models.ts';
import type { RowChange, TableName } from '../db/rows.ts';

/** Foreign keys: the table that each column refers to. */
const REFERENCES: ReadonlyMap<string, TableName> = new Map([
  ['userId', 'user'],
  ['postId', 'post'],
  ['pollId', 'poll'],
  ['questionId', 'question'],
  ['answerId', 'answer'],
  ['sponsorId', 'sponsor'],
]);

const isMissing = (db: Database, row: object, column: string): boolean => {
  const table = REFERENCES.get(column);
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
