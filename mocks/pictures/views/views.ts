import type { View } from '../Sheet.ts';

/** The drawing of each place that has a landmark, by slug. */
export const views: Readonly<Record<string, View>> = {};
