import * as z from 'zod/mini';

/** ENT-14. `averageCost` in whole rupees per day, null where it varies; `rating` from 0 to 5. */
export const Destination = z.object({
  id: z.string(),
  name: z.string(),
  country: z.string(),
  description: z.string(),
  shortDescription: z.nullable(z.string()),
  rating: z.number(),
  reviewCount: z.number(),
  imageUrl: z.nullable(z.string()),
  isFeatured: z.boolean(),
  tags: z.array(z.string()),
  averageCost: z.nullable(z.number()),
  bestTimeToVisit: z.nullable(z.string()),
  highlights: z.array(z.string()),
  popularActivities: z.array(z.string()),
});
export type Destination = z.infer<typeof Destination>;
