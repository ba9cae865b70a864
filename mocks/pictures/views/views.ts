import type { View } from '../Sheet.ts';
import { east } from './east.ts';
import { far } from './far.ts';
import { himalaya } from './himalaya.ts';
import { plains } from './plains.ts';
import { south } from './south.ts';
import { west } from './west.ts';

/** The drawing of each place, by slug. */
export const views: Readonly<Record<string, View>> = {
  ...plains,
  ...himalaya,
  ...south,
  ...east,
  ...west,
  ...far,
};
