import { MAX_PAGE_SIZE } from '../../src/shared/limits.ts';

/** The `limit` parameter, at most MAX_PAGE_SIZE. */
export const pageLimit = (limit: number): number => Math.min(limit, MAX_PAGE_SIZE);

/** The rows of a catalogue list, filtered by the `featured` and `limit` parameters (API-37). */
export const selectFeatured = <R extends { isFeatured: boolean }>(
  rows: readonly R[],
  { featured, limit }: { featured: boolean; limit?: number | undefined },
): R[] => rows.filter((row) => !featured || row.isFeatured).slice(0, limit);
