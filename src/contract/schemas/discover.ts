import * as z from 'zod/mini';
import { SEARCH_LIMIT } from '../../shared/limits.ts';
import { count, wholeNumber, withDefault } from './fields.ts';

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

/** Without these, all packages, destinations or tags are returned (API-37). */
export const CatalogueQuery = z.object({
  featured: withDefault(z.boolean('featured is neither true nor false'), false).register(z.globalRegistry, {
    description: 'True answers the featured ones only.',
  }),
  limit: z.optional(wholeNumber(1)).register(z.globalRegistry, { description: 'All where it is left out.' }),
});
