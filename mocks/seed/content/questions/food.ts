import type { Asked } from '../Asked.ts';

export const food: readonly Asked[] = [];
