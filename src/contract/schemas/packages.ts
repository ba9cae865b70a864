import * as z from 'zod/mini';
import { count, pictureUrl, rating } from './fields.ts';

const texts = z.array(z.string());

/** ENT-13. */
export const Package = z
  .object({
    id: z.string(),
    title: z.string(),
    shortDescription: z.nullable(z.string()),
    description: z.string(),
    destination: z.string(),
    duration: z.string(),
    price: count,
    originalPrice: z.nullable(count),
    rating,
    reviewCount: count,
    tags: texts,
    features: texts,
    inclusions: texts,
    exclusions: texts,
    partnerName: z.nullable(z.string()),
    imageUrl: z.nullable(pictureUrl),
    isFeatured: z.boolean(),
  })
  .register(z.globalRegistry, {
    id: 'Package',
    description: 'A travel package; prices in whole rupees per person.',
  });
export type Package = z.infer<typeof Package>;
