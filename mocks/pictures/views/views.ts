import type { View } from '../Drawing.ts';
import { deserts } from './deserts.ts';
import { east } from './east.ts';
import { europe } from './europe.ts';
import { americasAndOceania } from './americasAndOceania.ts';
import { himalaya } from './himalaya.ts';
import { islands } from './islands.ts';
import { plains } from './plains.ts';
import { south } from './south.ts';

/** The drawing of each place, by slug. */
export const views: Readonly<Record<string, View>> = {
  ...plains,
  ...himalaya,
  ...south,
  ...islands,
  ...east,
  ...deserts,
  ...europe,
  ...americasAndOceania,
};
