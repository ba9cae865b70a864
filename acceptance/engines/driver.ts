/** One tab of a browser. Elements are named by CSS selectors, keys as in `KeyboardEvent.key`. */
export interface Tab {
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Presses the browser's Back button, which may also leave the page. */
  back(): Promise<void>;
  /** Evaluates an expression in the page and awaits it; the result must be JSON. */
  evaluate(expression: string): Promise<unknown>;
  click(selector: string): Promise<void>;
  /** Types into the focused element. */
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  setFiles(selector: string, files: readonly string[]): Promise<void>;
  screenshot(): Promise<Buffer>;
}
export type Key = 'Enter' | 'Escape' | 'Tab' | 'ArrowRight' | 'End';

/** Tabs that share storage only with each other. */
export interface Session {
  newTab(): Promise<Tab>;
  /** Errors and warnings logged by the browser itself; empty if it does not expose them. */
  problems(): readonly string[];
  close(): Promise<void>;
}

/** A running browser. */
export interface Engine {
  /** The browser's own name and version. */
  readonly version: string;
  newSession(): Promise<Session>;
  close(): Promise<void>;
}

/** A phone-sized viewport in CSS pixels. */
export const VIEWPORT = { width: 390, height: 844 } as const;
export const LOCALE = 'en-IN';
export const TIME_ZONE = 'Asia/Kolkata';

/** Wraps an expression so that it returns JSON. */
export const asJson = (expression: string): string =>
  `(async () => JSON.stringify((await (${expression})) ?? null))()`;
