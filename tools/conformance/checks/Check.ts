import type { CheckContext } from '../CheckContext.ts';

/** One rule of the contract, checked against a server. */
export interface Check {
  area: string;
  title: string;
  /** Throws Mismatch if the rule is violated, Skip if it cannot be checked. */
  run: (context: CheckContext) => Promise<void>;
}

/** The checks of one area, by title. */
export const checksOf = (area: string, runs: Readonly<Record<string, Check['run']>>): Check[] =>
  Object.entries(runs).map(([title, run]) => ({ area, title, run }));
