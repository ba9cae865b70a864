import { CATEGORIES, type Category } from '../../src/shared/enums.ts';
import type { Asked, LocalQuestion } from './Asked.ts';
import { accommodation } from './localQuestions/accommodation.ts';
import { activities } from './localQuestions/activities.ts';
import { culture } from './localQuestions/culture.ts';
import { food } from './localQuestions/food.ts';
import { general } from './localQuestions/general.ts';
import { safety } from './localQuestions/safety.ts';
import { transport } from './localQuestions/transport.ts';

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
