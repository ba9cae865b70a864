import type { Category } from '../../../src/shared/enums.ts';

/** What one simulated traveler writes during a visit, all of it about the place where they are now. */
export interface Writer {
  /** Their home, or the place of their current trip: 'Hampi, India'. */
  at: string;
  story?: readonly string[];
  tip?: readonly string[];
  question?: readonly string[];
  /** Options by question. */
  poll?: Readonly<Record<string, readonly string[]>>;
  /** Questions to locals. */
  ask?: readonly { title: string; content: string; category: Category }[];
}
/** By display name. */
export type Writers = Readonly<Record<string, Writer>>;
