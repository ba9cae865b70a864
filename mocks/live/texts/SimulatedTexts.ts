import type { Category } from '../../../src/shared/enums.ts';

/** What one simulated traveler writes during a visit, all of it about the place where they are now. */
export interface SimulatedTexts {
  /** Their home, or the place of their current trip: 'Hampi, India'. */
  location: string;
  story?: readonly string[];
  tip?: readonly string[];
  question?: readonly string[];
  /** Options by question. */
  poll?: Readonly<Record<string, readonly string[]>>;
  /** Questions to locals. */
  localQuestions?: readonly { title: string; content: string; category: Category }[];
}
/** By display name. */
export type TextsByAuthor = Readonly<Record<string, SimulatedTexts>>;
