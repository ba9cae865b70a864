import seed from 'virtual:seed';
import { createFinders } from '../../mocks/seed/finders.ts';

export const { findPost, findPoll, findQuestion, findPackage, findDestination } = createFinders(seed);
