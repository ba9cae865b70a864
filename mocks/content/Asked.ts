import type { Category, Urgency } from '../../src/shared/enums.ts';

/** A question for people who live there, as its category's file holds it; one without answers is open. */
export interface Asked {
  urgency: Urgency;
  /** A place within the country. */
  at: string;
  country: string;
  title: string;
  content: string;
  answers: readonly string[];
}
export type LocalQuestion = Asked & { category: Category };
