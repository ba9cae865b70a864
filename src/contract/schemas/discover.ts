import * as z from 'zod/mini';

/** ENT-15. `weeklyGrowth` in percent. */
export const TrendingTag = z.object({
  id: z.string(),
  name: z.string(),
  displayName: z.string(),
  postCount: z.number(),
  weeklyGrowth: z.number(),
});
export type TrendingTag = z.infer<typeof TrendingTag>;

export const SearchQuery = z.object({ q: z.optional(z.string()), filter: z.optional(z.string()) });
