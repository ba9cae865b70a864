import type { Asked } from '../Asked.ts';

export const accommodation: readonly Asked[] = [];
