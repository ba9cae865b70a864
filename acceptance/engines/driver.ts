/** One tab of a browser. Elements are named by CSS selectors, keys as in `KeyboardEvent.key`. */
export interface Tab {
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  /** The browser's own Back, which may also leave the page. */
  back(): Promise<void>;
  /** The value of an expression in the page, awaited; nothing but JSON comes back. */
  evaluate(expression: string): Promise<unknown>;
  click(selector: string): Promise<void>;
  /** Types into the element that has the focus. */
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  setFiles(selector: string, files: readonly string[]): Promise<void>;
  screenshot(): Promise<Buffer>;
}
export type Key = 'Enter' | 'Escape' | 'Tab' | 'ArrowRight' | 'End';

/** Tabs that share storage with each other and with nobody else. */
export interface Session {
  newTab(): Promise<Tab>;
  /** Errors and warnings that the browser itself has logged; empty where it tells none. */
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

/** The window's size in CSS pixels: a phone. */
export const VIEWPORT = { width: 390, height: 844 } as const;
export const LOCALE = 'en-IN';
export const TIME_ZONE = 'Asia/Kolkata';

/** An expression whose value comes back as JSON. */
export const asJson = (expression: string): string =>
  `(async () => JSON.stringify((await (${expression})) ?? null))()`;
