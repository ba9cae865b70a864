import * as z from 'zod/mini';
import { SEARCH_LIMIT } from '../../shared/limits.ts';
import { count, withDefault } from './fields.ts';

/** ENT-15. */
export const TrendingTag = z
  .object({
    id: z.string(),
    name: z.string(),
    displayName: z.string(),
    postCount: count,
    weeklyGrowth: z.number(),
  })
  .register(z.globalRegistry, { id: 'TrendingTag', description: 'A tag; `weeklyGrowth` in percent.' });
export type TrendingTag = z.infer<typeof TrendingTag>;

/** AMB-17. */
export const SearchQuery = z.object({
  q: withDefault(z.string(), '').register(z.globalRegistry, {
    description: `Text in the content, the destination or the author's name, in any case. Blank finds nothing; at most ${SEARCH_LIMIT} posts are found.`,
  }),
  filter: z.optional(z.string()).register(z.globalRegistry, {
    description: "'all', which is also what any other value means.",
  }),
});
