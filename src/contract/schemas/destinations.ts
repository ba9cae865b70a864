import * as z from 'zod/mini';
import { count, pictureUrl, rating } from './fields.ts';

/** ENT-14. */
export const Destination = z
  .object({
    id: z.string(),
    name: z.string(),
    country: z.string(),
    description: z.string(),
    shortDescription: z.nullable(z.string()),
    rating,
    reviewCount: count,
    imageUrl: z.nullable(pictureUrl),
    isFeatured: z.boolean(),
    tags: z.array(z.string()),
    averageCost: z.nullable(count),
    bestTimeToVisit: z.nullable(z.string()),
    highlights: z.array(z.string()),
    popularActivities: z.array(z.string()),
  })
  .register(z.globalRegistry, {
    id: 'Destination',
    description: 'A destination; `averageCost` in whole rupees per day, null where it varies.',
  });
export type Destination = z.infer<typeof Destination>;
