import { badRequest } from '../http/HttpError.ts';

/** The most entries of one page, whatever the client asks for. */
const MAX_LIMIT = 100;

/** A query parameter that is a whole number from 0. Throws a 400 that names the field. */
export function wholeNumber(field: string, value: string | undefined, fallback: number): number {
  if (value === undefined) return fallback;
  if (!/^\d+$/.test(value)) throw badRequest(field, `${field} is not a whole number from 0`);
  return Number(value);
}

/** The `limit` parameter, at most MAX_LIMIT. */
export const pageLimit = (value: string | undefined, fallback: number): number =>
  Math.min(wholeNumber('limit', value, fallback), MAX_LIMIT);

/** A query parameter that is one of some values; null where it is missing. Throws a 400 that names the field. */
export function oneOf<V extends string>(
  field: string,
  value: string | undefined,
  values: readonly V[],
): V | null {
  if (value === undefined) return null;
  const known = values.find((each) => each === value);
  if (known === undefined) throw badRequest(field, `${field} is none of ${values.join(', ')}`);
  return known;
}

/** The rows of a catalogue list, by the `featured` and `limit` parameters (API-37). */
export function selectFeatured<R extends { isFeatured: boolean }>(
  rows: readonly R[],
  query: { featured?: string | undefined; limit?: string | undefined },
): R[] {
  const featured = oneOf('featured', query.featured, ['true', 'false']) === 'true';
  const limit = wholeNumber('limit', query.limit, rows.length);
  return rows.filter((row) => !featured || row.isFeatured).slice(0, limit);
}
