import type { Client } from './model/outcome.ts';
import { START } from './model/start.ts';

/** One window per person, a second one for the first two, and a visitor's. */
export const CLIENTS: readonly Client[] = [
  ...START.users.map(({ id }) => ({ userId: id, window: 1 })),
  ...START.users.slice(0, 2).map(({ id }) => ({ userId: id, window: 2 })),
  { userId: null, window: 1 },
];
