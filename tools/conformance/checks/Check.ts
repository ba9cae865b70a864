import type { Stage } from '../Stage.ts';

/** One rule of the contract, tried on a server. */
export interface Check {
  area: string;
  title: string;
  /** Throws Mismatch where the rule does not hold, Skip where it cannot be tried. */
  run: (stage: Stage) => Promise<void>;
}

/** Checks of one area, by their titles. */
export const checksOf = (area: string, runs: Readonly<Record<string, Check['run']>>): Check[] =>
  Object.entries(runs).map(([title, run]) => ({ area, title, run }));
