import { test as base, expect } from '@playwright/test';

interface Fixtures {
  /** Opens an in-app path and waits until the mock backend is ready. */
  open: (path: string) => Promise<void>;
  /** Calls a method of `window.mockBackend`, as in `backend('signOut()')`. */
  backend: (call: string) => Promise<unknown>;
  /** Whether things move. Off in most journeys: people who prefer it see the same screens, and it takes an eighth of the time. */
  motion: boolean;
  /** Whether screens that are not open are prefetched. Off, as for people who save data: it takes a third of a load. */
  prefetches: boolean;
  /** Console messages that a test expects; every other error or warning fails it. */
  allowedMessages: RegExp[];
}

/** Runs in the page: asks for little data, as the browser's data saver does. */
const saveData = (): void =>
  void Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) });

/** Every journey also expects a clean console, no policy violation and no request to another origin (SHIP-02). */
export const test = base.extend<Fixtures>({
  motion: [false, { option: true }],
  contextOptions: async ({ contextOptions, motion }, use) =>
    use({ ...contextOptions, reducedMotion: motion ? 'no-preference' : 'reduce' }),
  prefetches: [false, { option: true }],
  context: async ({ context, prefetches }, use) => {
    if (!prefetches) await context.addInitScript(saveData);
    await use(context);
  },
  allowedMessages: [
    async ({ context, baseURL }, use) => {
      const allowedMessages: RegExp[] = [];
      const problems: string[] = [];
      const origin = new URL(baseURL ?? '').origin;
      const addProblem = (text: string): void => {
        if (!allowedMessages.some((known) => known.test(text))) problems.push(text);
      };
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type()))
          addProblem(`${message.type()}: ${message.text()} ${message.location().url}`);
      });
      context.on('weberror', (error) => addProblem(`uncaught: ${error.error().message}`));
      context.on('request', (request) => {
        if (/^https?:/.test(request.url()) && new URL(request.url()).origin !== origin)
          addProblem(`off origin: ${request.url()}`);
      });
      await use(allowedMessages);
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
  open: async ({ page }, use) =>
    use(async (path) => {
      await page.goto(path.replace(/^\//, ''));
      await page.evaluate(() => window.mockBackend?.ready);
    }),
  backend: async ({ page }, use) => use((call) => page.evaluate(`window.mockBackend.${call}`)),
});

export { expect };
