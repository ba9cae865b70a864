/** A control as a test finds it. */
export interface Target {
  /** An ARIA role; `label` where a field has none. */
  role: string;
  name: string;
  /** Other names contain this one. */
  exact?: boolean;
  /** Which of several with the same role and name, from 0. */
  nth?: number;
  /** What it stands in, where that tells it apart. */
  within?: { role: string; name: string };
}

/** What somebody does in the page, or to its mock backend. */
type Action =
  | { kind: 'press' | 'check'; target: Target }
  | { kind: 'fill' | 'select' | 'key'; target: Target; value: string }
  | { kind: 'attach'; target: Target; files: string[] }
  | { kind: 'pageKey'; value: string }
  | { kind: 'open'; path: string }
  | { kind: 'back' | 'reload' }
  | { kind: 'call'; method: string; path: string; body?: unknown }
  | { kind: 'control'; member: string; args: unknown[] };

/** What was seen before the next step. */
export interface Outcome {
  /** The path of another screen. */
  path?: string;
  /** The text of a toast. */
  toast?: string;
  /** What the pressed control has become. */
  became?: Target;
}
export type Step = Action & { outcome?: Outcome };

export interface Recording {
  /** The link that opens the state at the beginning, without the host. */
  link: string;
  /** Heading of the first screen. */
  screen: string;
  steps: Step[];
  /** Who was signed in after the last step. */
  person: string;
  /** Which dataset it was done in. */
  world: string;
}

/** What the page shows at the end. */
export interface Ending {
  path: string;
  screen: string;
  /** The name of the level in the header. */
  level?: string | undefined;
  /** What was typed and now stands on the page. */
  texts: readonly string[];
}
