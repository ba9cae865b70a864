import type { Page } from '@playwright/test';
import type { Driver } from './Driver.ts';

/** Query parameters with the same effect as these members. */
const asWords: Readonly<Record<string, (args: readonly unknown[]) => [string, string][]>> = {
  reset: ([options]) => Object.entries(options ?? {}).map(([name, value]) => [name, String(value)]),
  signIn: ([userId]) => [['as', String(userId)]],
  signOut: () => [['as', 'visitor']],
  fault: ([endpoint, outcome]) => [['fault', `${String(endpoint)}~${String(outcome)}`]],
  latency: ([ms]) => [['latency', String(ms)]],
};

/** The static bundle with the mock backend in the page. */
export function createDemo(): Driver {
  /** Calls made before the first page opens; they become parameters of its link. */
  const words: [string, string][] = [];
  const isOpen = (page: Page): boolean => page.url() !== 'about:blank';

  function withWords(path: string): string {
    const url = new URL(path, 'http://host');
    for (const [name, value] of words.splice(0))
      if (name === 'fault' || !url.searchParams.has(name)) url.searchParams.append(name, value);
    return url.pathname.slice(1) + url.search + url.hash;
  }
  return {
    baseURL: undefined,
    prepare: () => Promise.resolve(),
    async open(page, path) {
      await page.goto(withWords(path));
      await page.evaluate(() => window.mockBackend?.ready);
    },
    async call(page, member, args) {
      if (isOpen(page)) return page.evaluate(`mockBackend.${member}(...${JSON.stringify(args)})`);
      const said = asWords[member];
      if (!said) throw new Error(`Open a page before world.${member}()`);
      return void words.push(...said(args));
    },
    run: (page, call) => page.evaluate(`mockBackend.${call}`),
    origins: [],
    isExpected: () => false,
    problems: () => Promise.resolve([]),
  };
}
