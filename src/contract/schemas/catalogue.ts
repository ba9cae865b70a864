import * as z from 'zod/mini';

/** `featured=true` and `limit` as spec 7 sends them; none of them means all. */
export const CatalogueQuery = z.object({ featured: z.optional(z.string()), limit: z.optional(z.string()) });
