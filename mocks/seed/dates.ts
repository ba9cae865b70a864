import { MINUTE } from '../../src/shared/limits.ts';
import type { Dataset } from '../db/rows.ts';
import { awardsOf } from './awardsOf.ts';

/** The moment that stands for "now" in the seed. Nothing in this room reads a clock. */
export const SEED_EPOCH = Date.parse('2026-01-15T06:30:00.000Z');

/** ISO text of a moment so many minutes before the epoch; negative is after it. */
export const ago = (minutes: number): string => new Date(SEED_EPOCH - minutes * MINUTE).toISOString();

/** How many minutes before the epoch a date of the seed is. */
export const minutesAgo = (iso: string): number => (SEED_EPOCH - Date.parse(iso)) / MINUTE;

/** Every column that holds a date. */
export const DATED: ReadonlySet<string> = new Set(['createdAt', 'updatedAt', 'visitedAt', 'expiresAt']);

function shifted<Row extends object>(rows: readonly Row[], by: number): Row[] {
  return rows.map((row) => {
    const dates = Object.entries(row).flatMap(([column, value]) =>
      DATED.has(column) && typeof value === 'string'
        ? [[column, new Date(Date.parse(value) + by).toISOString()]]
        : [],
    );
    return { ...row, ...Object.fromEntries(dates) };
  });
}

/**
 * The seed as it looks at a moment: every date moved, so that polls are open and posts are hours old
 * (SHIP-07), and the awards of its rows added to the ledger. Give it what buildSeed made, or a scenario of it.
 */
export function anchor(dataset: Dataset, epochMs: number): Dataset {
  const by = epochMs - SEED_EPOCH;
  const award = [...dataset.award, ...awardsOf(dataset)];
  return {
    ...dataset,
    user: shifted(dataset.user, by),
    post: shifted(dataset.post, by),
    like: shifted(dataset.like, by),
    bookmark: shifted(dataset.bookmark, by),
    comment: shifted(dataset.comment, by),
    poll: shifted(dataset.poll, by),
    pollVote: shifted(dataset.pollVote, by),
    question: shifted(dataset.question, by),
    answer: shifted(dataset.answer, by),
    todo: shifted(dataset.todo, by),
    visitedPlace: shifted(dataset.visitedPlace, by),
    award: shifted(award, by),
    itinerary: shifted(dataset.itinerary, by),
    sponsorEvent: shifted(dataset.sponsorEvent, by),
  };
}
