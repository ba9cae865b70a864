import { invalid } from '../http/HttpError.ts';

/** No reply of a paged list holds more than this, whatever the caller asks for. */
const MAX_LIMIT = 100;

/** A whole number from 0 out of the query; anything else is a 400 that names the field. */
export function wholeNumber(field: string, value: string | undefined, otherwise: number): number {
  if (value === undefined) return otherwise;
  if (!/^\d+$/.test(value)) throw invalid(field, `${field} is not a whole number from 0`);
  return Number(value);
}

/** A limit out of the query, held to MAX_LIMIT. */
export const pageLimit = (value: string | undefined, otherwise: number): number =>
  Math.min(wholeNumber('limit', value, otherwise), MAX_LIMIT);

/** One of some words out of the query; another word is a 400 that names the field, no word is null. */
export function oneOf<W extends string>(
  field: string,
  value: string | undefined,
  words: readonly W[],
): W | null {
  if (value === undefined) return null;
  const word = words.find((known) => known === value);
  if (word === undefined) throw invalid(field, `${field} is none of ${words.join(', ')}`);
  return word;
}

/** The part of a catalogue that `featured` and `limit` ask for; all of it where neither is given (API-37). */
export function selection<R extends { isFeatured: boolean }>(
  rows: readonly R[],
  query: { featured?: string | undefined; limit?: string | undefined },
): R[] {
  const featured = oneOf('featured', query.featured, ['true', 'false']) === 'true';
  const limit = wholeNumber('limit', query.limit, rows.length);
  return rows.filter((row) => !featured || row.isFeatured).slice(0, limit);
}
