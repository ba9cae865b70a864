import { tableNames } from '../db/Database.ts';
import { dateColumns, fieldNames } from '../db/models.ts';
import type { AwardRow, Dataset } from '../db/rows.ts';
import { type Award, awardFor, awardRow } from '../rules/awardPoints.ts';
import { type Steps, atOnce } from '../world/steps.ts';
import { SEED_EPOCH } from './dates.ts';

/** Shifts the dates of rows by a time in ms. Memoized, because many rows share a date. */
function createShift(by: number) {
  const moved = new Map<string, string>();
  const move = (iso: string): string => {
    const date = moved.get(iso) ?? new Date(Date.parse(iso) + by).toISOString();
    moved.set(iso, date);
    return date;
  };
  return (rows: readonly object[], columns: readonly string[]): object[] =>
    rows.map((row) => {
      const shifted: Record<string, unknown> = { ...row };
      for (const column of columns) {
        const value = shifted[column];
        if (typeof value === 'string') shifted[column] = move(value);
      }
      return shifted;
    });
}

/** The awards earned by the rows of a dataset, by the resolvers' rules; each is given once (AMB-09). */
function* awardSteps(dataset: Dataset): Steps<AwardRow[]> {
  const posts = new Map(dataset.post.map((post) => [post.id, post]));
  const questions = new Map(dataset.question.map((question) => [question.id, question]));
  const awards = new Map<string, AwardRow>();
  const add = (award: Award, { id, userId }: { id: string; userId: string }, createdAt: string): void => {
    if (!award) return;
    const row = awardRow(award, { userId, createdAt, newId: () => `${userId}:${award.kind}:${id}` });
    awards.set(row.id, row);
  };
  for (const row of dataset.post) add(awardFor.post(), row, row.createdAt);
  for (const row of dataset.question) add(awardFor.question(), row, row.createdAt);
  for (const row of dataset.pollVote) add(awardFor.pollVote(row.pollId), row, row.createdAt);
  for (const row of dataset.visitedPlace) add(awardFor.visit(row.destination), row, row.visitedAt);
  yield;
  for (const row of dataset.like) {
    const post = posts.get(row.postId);
    if (post) add(awardFor.like(row.userId, post), row, row.createdAt);
  }
  yield;
  for (const row of dataset.comment) {
    const post = posts.get(row.postId);
    if (post) add(awardFor.comment(row.userId, post), row, row.createdAt);
  }
  for (const row of dataset.answer) {
    const question = questions.get(row.questionId);
    if (question) add(awardFor.answer(row.userId, question), row, row.createdAt);
  }
  return [...awards.values()];
}

/**
 * The seed at a given time in ms: shifts every date, so that polls are open and posts are hours old (SHIP-07), and adds
 * the awards for its rows, which would double the size of the packed seed. Takes the result of buildSeed, or a scenario
 * derived from it.
 */
export function* datasetSteps(dataset: Dataset, epoch: number): Steps<Dataset> {
  const shift = createShift(epoch - SEED_EPOCH);
  const shiftedTables: Record<string, object[]> = {};
  for (const table of tableNames) {
    const columns = fieldNames(table).filter((column) => dateColumns.has(column));
    // Tables without dates are not copied.
    if (columns.length > 0) shiftedTables[table] = shift(dataset[table], columns);
    yield;
  }
  const moved: Dataset = { ...dataset, ...shiftedTables };
  return { ...moved, award: [...moved.award, ...(yield* awardSteps(moved))] };
}

/** The same at once. */
export const datasetAt = (dataset: Dataset, epoch: number): Dataset => atOnce(datasetSteps(dataset, epoch));
