import type { Asked } from '../Asked.ts';

export const general: readonly Asked[] = [];
