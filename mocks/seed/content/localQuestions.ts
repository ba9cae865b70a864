import { CATEGORIES, type Category } from '../../../src/contract/words.ts';
import type { Asked, LocalQuestion } from './Asked.ts';
import { accommodation } from './questions/accommodation.ts';
import { activities } from './questions/activities.ts';
import { culture } from './questions/culture.ts';
import { food } from './questions/food.ts';
import { general } from './questions/general.ts';
import { safety } from './questions/safety.ts';
import { transport } from './questions/transport.ts';

const byCategory: Readonly<Record<Category, readonly Asked[]>> = {
  general,
  accommodation,
  food,
  transport,
  activities,
  culture,
  safety,
};

/** Every local question but Ananya's. */
export const localQuestions: readonly LocalQuestion[] = CATEGORIES.flatMap((category) =>
  byCategory[category].map((question) => ({ ...question, category })),
);
