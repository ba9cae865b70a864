import type { Asked } from '../Asked.ts';

export const activities: readonly Asked[] = [];
