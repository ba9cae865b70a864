import type { BrowserContext, ConsoleMessage, Page } from '@playwright/test';

/** Where the app under test has its backend. */
export type Target = 'demo' | 'in-process' | 'real';

/** What each target does in its own way. */
export interface Driver {
  /** Where the pages are; undefined for where the configuration says. */
  baseURL: string | undefined;
  /** Called before the first page is opened. */
  prepare: (context: BrowserContext) => Promise<void>;
  /** Opens an in-app path with its words for the backend, and settles when the screen can be used. */
  open: (page: Page, path: string) => Promise<void>;
  /** Calls a member of `mockBackend`, such as 'live.emit'. */
  call: (page: Page, member: string, args: readonly unknown[]) => Promise<unknown>;
  /** The same, from the text of a call. */
  run: (page: Page, call: string) => Promise<unknown>;
  /** Origins that the app may call. */
  origins: readonly string[];
  /** Whether the browser itself, and not the app, says this of an answer that a journey has asked for. */
  isExpected: (message: ConsoleMessage) => boolean;
  /** What went wrong behind the API. */
  problems: () => Promise<string[]>;
}

/** Settles when React has rendered a screen, and so listens to whoever presses. */
export const untilInteractive = (page: Page): Promise<void> =>
  page.locator('#root h1').first().waitFor({ state: 'attached' });

/** The browser reports each answer of 400 or more, and each lost connection. */
export const isNetworkReport = (message: ConsoleMessage, origin: string): boolean => {
  const { url } = message.location();
  return (
    /^(?:Failed to load resource|WebSocket connection to)/.test(message.text()) &&
    (/\/ws['?]/.test(message.text()) || url.startsWith(`${origin}/api/`))
  );
};
