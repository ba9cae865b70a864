import { buildSeed } from '../mocks/seed/buildSeed.ts';
import { createFinders } from '../mocks/seed/finders.ts';

/** The rows that every world begins with, which journeys find by what they are. */
export const seeded = buildSeed();
export const { findPost, findPoll, findQuestion, findPackage, findDestination } = createFinders(seeded);
