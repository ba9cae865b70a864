import { CATEGORIES, type Category } from '../../src/shared/enums.ts';
import { defaultTravellerQuestions } from './defaultTravellerQuestions.ts';
import { accommodation } from './localQuestions/accommodation.ts';
import { activities } from './localQuestions/activities.ts';
import { culture } from './localQuestions/culture.ts';
import { food } from './localQuestions/food.ts';
import { general } from './localQuestions/general.ts';
import { safety } from './localQuestions/safety.ts';
import { transport } from './localQuestions/transport.ts';
import type { QuestionContent, QuestionText } from './types.ts';

const byCategory: Readonly<Record<Category, readonly QuestionText[]>> = {
  general,
  accommodation,
  food,
  transport,
  activities,
  culture,
  safety,
};

/** Every question to locals of the seed. */
export const localQuestions: readonly QuestionContent[] = [
  ...CATEGORIES.flatMap((category) => byCategory[category].map((question) => ({ ...question, category }))),
  ...defaultTravellerQuestions,
];
