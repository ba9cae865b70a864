import type { BrowserContext, ConsoleMessage, Page } from '@playwright/test';

/** Where the backend of the app under test runs. */
export type Target = 'demo' | 'in-process' | 'real';

/** The operations that each target implements differently. */
export interface Driver {
  /** Base URL of the app; undefined uses the configured one. */
  baseURL: string | undefined;
  /** Called before the first page is opened. */
  prepare: (context: BrowserContext) => Promise<void>;
  /**
   * Opens an in-app path with query parameters for the backend, and resolves once the screen is interactive.
   */
  open: (page: Page, path: string) => Promise<void>;
  /** Calls a member of `mockBackend`, such as 'live.emit'. */
  call: (page: Page, member: string, args: readonly unknown[]) => Promise<unknown>;
  /** Like `call`, but takes the source text of the call. */
  run: (page: Page, call: string) => Promise<unknown>;
  /** Origins that the app may send requests to. */
  origins: readonly string[];
  /**
   * Whether a console message comes from the browser itself, about an error status that the journey provoked.
   */
  isExpected: (message: ConsoleMessage) => boolean;
  /** Problems found behind the API. */
  problems: () => Promise<string[]>;
}

/** Resolves once React has rendered a screen and its event handlers are attached. */
export const untilInteractive = (page: Page): Promise<void> =>
  page.locator('#root h1').first().waitFor({ state: 'attached' });

/** The browser logs each status of 400 or more, and each lost connection. */
export const isNetworkReport = (message: ConsoleMessage, origin: string): boolean => {
  const { url } = message.location();
  return (
    /^(?:Failed to load resource|WebSocket connection to)/.test(message.text()) &&
    (/\/ws['?]/.test(message.text()) || url.startsWith(`${origin}/api/`))
  );
};
