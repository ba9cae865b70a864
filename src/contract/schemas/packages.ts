import * as z from 'zod/mini';

/** ENT-13. Prices in whole rupees per person; `rating` from 0 to 5. */
export const Package = z.object({
  id: z.string(),
  title: z.string(),
  shortDescription: z.nullable(z.string()),
  description: z.string(),
  destination: z.string(),
  duration: z.string(),
  price: z.number(),
  originalPrice: z.nullable(z.number()),
  rating: z.number(),
  reviewCount: z.number(),
  tags: z.array(z.string()),
  features: z.array(z.string()),
  inclusions: z.array(z.string()),
  exclusions: z.array(z.string()),
  partnerName: z.nullable(z.string()),
  imageUrl: z.nullable(z.string()),
  isFeatured: z.boolean(),
});
export type Package = z.infer<typeof Package>;
