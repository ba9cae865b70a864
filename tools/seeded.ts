import { buildSeed } from '../mocks/seed/buildSeed.ts';
import { createFinders } from '../mocks/seed/finders.ts';

/** The initial rows of every world, in which journeys look up entities by their properties. */
export const seeded = buildSeed();
export const { findPost, findPoll, findQuestion, findPackage, findDestination } = createFinders(seeded);
