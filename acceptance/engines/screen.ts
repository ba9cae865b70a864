import * as z from 'zod/mini';
import type { Key, Tab } from './driver.ts';
import type { PageQueries } from './pageQueries.ts';
import type { Target } from './targets.ts';
import { waitUntil } from './waitUntil.ts';

const Pressable = z.nullable(z.object({ selector: z.string(), rect: z.string() }));

/** User actions and expectations in a tab. Every method waits until it can be performed or is fulfilled. */
export class Screen {
  readonly tab: Tab;
  readonly #host: string;
  readonly #pageScript: string;
  constructor(tab: Tab, host: string, pageScript: string) {
    this.tab = tab;
    this.#host = host;
    this.#pageScript = pageScript;
  }

  /** Opens an in-app path and waits until the mock backend is ready. */
  async open(path: string): Promise<void> {
    await this.tab.goto(this.#host + path.replace(/^\//, ''));
    await this.#whenReady();
  }
  async reload(): Promise<void> {
    await this.tab.reload();
    await this.#whenReady();
  }
  async #whenReady(): Promise<void> {
    await waitUntil('the mock backend', async () => Boolean(await this.tab.evaluate('!!window.mockBackend')));
    await this.tab.evaluate('window.mockBackend.ready.then(() => true)');
  }

  async #ask(query: keyof PageQueries, ...args: unknown[]): Promise<unknown> {
    if (!(await this.tab.evaluate('"pageQueries" in window'))) {
      await this.tab.evaluate(`(() => { ${this.#pageScript}; return true; })()`);
    }
    return this.tab.evaluate(`pageQueries.${query}(...${JSON.stringify(args)})`);
  }
  /** Like #ask, but returns null if the page is being left. */
  async #tryAsk(query: keyof PageQueries, ...args: unknown[]): Promise<unknown> {
    return this.#ask(query, ...args).catch(() => null);
  }

  async click(target: Target): Promise<void> {
    const selector = await this.#resting(target);
    try {
      await this.tab.click(selector);
    } catch (error) {
      if (!isReplaced(error)) throw error;
      await this.click(target);
    }
  }
  /** The selector of an element once it does not move. */
  async #resting(target: Target): Promise<string> {
    let last = '';
    let selector = '';
    // Same position twice: the element is not moving.
    await waitUntil(`can be pressed: ${describe(target)}`, async () => {
      const now = Pressable.parse(await this.#tryAsk('pressable', target));
      const rests = now !== null && now.rect === last;
      last = now?.rect ?? '';
      selector = now?.selector ?? '';
      return rests;
    });
    return selector;
  }
  async fill(target: Target, text: string): Promise<void> {
    await this.#focus(target);
    await this.tab.type(text);
    await this.hasValue(target, text);
  }
  async press(target: Target, key: Key): Promise<void> {
    await this.#focus(target);
    await this.tab.press(key);
  }
  async #focus(target: Target): Promise<void> {
    await waitUntil(`takes the focus: ${describe(target)}`, async () =>
      Boolean(await this.#tryAsk('focus', target)),
    );
  }
  /** Sets a date the way a date picker would, since browsers handle typed dates differently. */
  async setDate(target: Target, value: string): Promise<void> {
    await waitUntil(describe(target), async () => Boolean(await this.#tryAsk('setDate', target, value)));
    await this.hasValue(target, value);
  }
  async chooseFiles(target: Target, files: readonly string[]): Promise<void> {
    await this.sees(target);
    await this.tab.setFiles(z.string().parse(await this.#ask('selector', target)), files);
  }

  async sees(target: Target): Promise<void> {
    await waitUntil(`is seen: ${describe(target)}`, async () => (await this.count(target)) > 0);
  }
  async seesNo(target: Target): Promise<void> {
    await waitUntil(`is gone: ${describe(target)}`, async () => (await this.#tryAsk('count', target)) === 0);
  }
  async count(target: Target): Promise<number> {
    return z.nullable(z.number()).parse(await this.#tryAsk('count', target)) ?? 0;
  }
  async text(target: Target): Promise<string> {
    await this.sees(target);
    return z.string().parse(await this.#ask('text', target));
  }
  /** Waits until the target's text, or the page's, matches. */
  async reads(words: RegExp, target: Target = {}): Promise<void> {
    let text: unknown = null;
    await waitUntil(
      () => `reads ${words}: ${describe(target)}, which reads ${JSON.stringify(text)?.slice(0, 300)}`,
      async () => {
        text = await this.#tryAsk('text', target);
        return typeof text === 'string' && words.test(text);
      },
    );
  }
  async hasValue(target: Target, value: string): Promise<void> {
    let actual: unknown = null;
    await waitUntil(
      () => `holds ${JSON.stringify(value)}: ${describe(target)}, which holds ${JSON.stringify(actual)}`,
      async () => {
        actual = await this.#tryAsk('value', target);
        return actual === value;
      },
    );
  }
  async showsPictures(target: Target): Promise<void> {
    await waitUntil(`shows its pictures: ${describe(target)}`, async () =>
      Boolean(await this.#tryAsk('arePicturesLoaded', target)),
    );
  }
  async isAt(path: RegExp): Promise<void> {
    let address: unknown = null;
    await waitUntil(
      () => `is at ${path}, but at ${String(address)}`,
      async () => {
        address = await this.tab.evaluate('location.pathname').catch(() => null);
        return typeof address === 'string' && path.test(address);
      },
    );
  }
}

const describe = (target: Target): string => JSON.stringify(target);

/** Whether an element was rendered anew between its search and its press, which then did not happen. */
const isReplaced = (error: unknown): boolean =>
  error instanceof Error && /^(?:no such element|stale element reference)/.test(error.message);
