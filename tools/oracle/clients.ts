import type { Client } from './model/outcome.ts';
import { START } from './model/start.ts';

/** One window per person, a second one for the first two, and a visitor's. */
export const CLIENTS: readonly Client[] = [
  ...START.people.map(({ id }) => ({ person: id, window: 1 })),
  ...START.people.slice(0, 2).map(({ id }) => ({ person: id, window: 2 })),
  { person: null, window: 1 },
];
