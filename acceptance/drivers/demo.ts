import type { Page } from '@playwright/test';
import type { Driver } from './Driver.ts';
import { type QueuedCall, createCallQueue } from './callQueue.ts';

/** Where a page keeps the results of the calls that it makes by itself. */
const RESULTS = 'earlyResults';

/** Makes the next page that is loaded call these members as soon as there is a backend to call. */
async function callAtStart(page: Page, calls: readonly QueuedCall[]): Promise<() => Promise<void>> {
  if (calls.length === 0) return () => Promise.resolve();
  const source = calls.map(([member, args]) => `() => value.${member}(...${JSON.stringify(args)})`);
  const script = await page.addInitScript(`{
    let value;
    const set = (given) => {
      const isFirst = value === undefined;
      value = given;
      if (isFirst) window.${RESULTS} = Promise.all([${source.join(',')}].map((call) => call()));
    };
    Object.defineProperty(window, 'mockBackend', { configurable: true, get: () => value, set });
  }`);
  return async () => {
    await script.dispose();
    await page.evaluate(`window.${RESULTS}`);
  };
}

/** The static bundle with the mock backend in the page. */
export function createDemo(): Driver {
  const queuedCalls = createCallQueue();
  const isOpen = (page: Page): boolean => page.url() !== 'about:blank';
  return {
    baseURL: undefined,
    prepare: () => Promise.resolve(),
    async open(page, path) {
      const untilCalled = await callAtStart(page, queuedCalls.take());
      await page.goto(queuedCalls.addParameters(path));
      await untilCalled();
      await page.evaluate(() => window.mockBackend?.ready);
    },
    async call(page, member, args) {
      if (isOpen(page)) return page.evaluate(`mockBackend.${member}(...${JSON.stringify(args)})`);
      return queuedCalls.add(member, args);
    },
    run: (page, call) => page.evaluate(`mockBackend.${call}`),
    origins: [],
    isExpected: () => false,
    problems: () => Promise.resolve([]),
  };
}
