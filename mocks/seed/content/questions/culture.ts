import type { Asked } from '../Asked.ts';

export const culture: readonly Asked[] = [];
