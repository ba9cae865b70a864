import type { Asked } from '../Asked.ts';

export const safety: readonly Asked[] = [];
