/** How to use a part, as shown on its page. */
export interface Guide {
  /** When to use it, and what to use instead. */
  use: string;
  /** What it consists of, in reading order. */
  anatomy: string;
  /** What it does for keyboards and screen readers, and what is left to its user. */
  access: string;
}
export type Guides = Record<string, Guide>;
