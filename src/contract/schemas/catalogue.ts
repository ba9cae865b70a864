import * as z from 'zod/mini';
import { wholeNumber, withDefault } from './fields.ts';

/** Of packages, destinations and tags: without these, all of them are answered (API-37). */
export const CatalogueQuery = z.object({
  featured: withDefault(z.boolean('featured is neither true nor false'), false).register(z.globalRegistry, {
    description: 'True answers the featured ones only.',
  }),
  limit: z.optional(wholeNumber()).register(z.globalRegistry, { description: 'All where it is left out.' }),
});
