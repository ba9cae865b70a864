import { test as base, expect } from '@playwright/test';

interface Fixtures {
  /** Opens an in-app path and waits until the backend answers and the screen stands. */
  open: (path: string) => Promise<void>;
  backend: (act: string) => Promise<unknown>;
  /** Messages that a page must not have: filled by the test that provokes them, checked after each test. */
  tolerated: RegExp[];
}

/**
 * Every journey also proves: nothing on the console, no policy violated, no request off the origin (SHIP-02).
 */
export const test = base.extend<Fixtures>({
  tolerated: [
    async ({ context, baseURL }, use) => {
      const tolerated: RegExp[] = [];
      const complaints: string[] = [];
      const origin = new URL(baseURL ?? '').origin;
      const complain = (text: string): void => {
        if (!tolerated.some((known) => known.test(text))) complaints.push(text);
      };
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type()))
          complain(`${message.type()}: ${message.text()} ${message.location().url}`);
      });
      context.on('weberror', (error) => complain(`uncaught: ${error.error().message}`));
      context.on('request', (request) => {
        if (/^https?:/.test(request.url()) && new URL(request.url()).origin !== origin)
          complain(`off origin: ${request.url()}`);
      });
      await use(tolerated);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
  open: async ({ page }, use) =>
    use(async (path) => {
      await page.goto(path.replace(/^\//, ''));
      await page.waitForFunction(() => window.mockBackend !== undefined);
      await page.evaluate(() => window.mockBackend?.ready);
    }),
  backend: async ({ page }, use) => use((act) => page.evaluate(`window.mockBackend.${act}`)),
});

export { expect };
