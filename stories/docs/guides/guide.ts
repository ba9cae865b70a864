/** A named part of a component. */
export interface AnatomyPart {
  name: string;
  about?: string;
  optional?: true;
}
/** A key, or several that do the same, and what it does. */
export type KeyAction = readonly [key: string, action: string];

/** How to use a part, as shown on its page. */
export interface Guide {
  /** When to use it, and what to use instead. */
  use: string;
  /** What it consists of, in reading order: a list of named parts, or a sentence. */
  anatomy: string | readonly AnatomyPart[];
  /** What it does for keyboards and screen readers, and what is left to its user. */
  access: string;
  /** What the keyboard does, if there is more to it than in one sentence of `access`. */
  keys?: readonly KeyAction[];
}
export type Guides = Record<string, Guide>;
