/** A control as a test locates it. */
export interface Target {
  /** An ARIA role; `label` if a field has none. */
  role: string;
  name: string;
  /** Set if other names contain this one. */
  exact?: boolean;
  /** Index among several with the same role and name, from 0. */
  nth?: number;
  /** The container that makes it unique, if needed. */
  within?: { role: string; name: string };
}

/** A user action in the page, or a call to its mock backend. */
type Action =
  | { kind: 'press' | 'check'; target: Target }
  | { kind: 'fill' | 'select' | 'key'; target: Target; value: string }
  | { kind: 'attach'; target: Target; files: string[] }
  | { kind: 'pageKey'; value: string }
  | { kind: 'open'; path: string }
  | { kind: 'back' | 'reload' }
  | { kind: 'call'; method: string; path: string; body?: unknown }
  | { kind: 'control'; member: string; args: unknown[] };

/** What was observed before the next step. */
export interface Outcome {
  /** The path of the screen it navigated to. */
  path?: string;
  /** The text of the toast it showed. */
  toast?: string;
  /** The new role and name of the pressed control. */
  became?: Target;
}
export type Step = Action & { outcome?: Outcome };

export interface Recording {
  /** The link that opens the initial state, without the host. */
  link: string;
  /** Heading of the initial screen. */
  screen: string;
  steps: Step[];
  /** The user signed in after the last step. */
  person: string;
  /** Identifies the dataset. */
  world: string;
}

/** The final state of the page. */
export interface FinalState {
  path: string;
  screen: string;
  /** The name of the level shown in the header. */
  level?: string | undefined;
  /** Typed texts that are now visible on the page. */
  texts: readonly string[];
}
