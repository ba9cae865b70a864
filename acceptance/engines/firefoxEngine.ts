import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import * as z from 'zod/mini';
import { type Bidi, connectBidi } from './bidi.ts';
import { type Engine, type Session, TIME_ZONE, type Tab, VIEWPORT, asJson } from './driver.ts';
import { KEYS, typing } from './keys.ts';

const Started = z.object({
  capabilities: z.object({ browserName: z.string(), browserVersion: z.string() }),
});
const Evaluated = z.union([
  z.object({ type: z.literal('success'), result: z.object({ value: z.string() }) }),
  z.object({ type: z.literal('exception'), exceptionDetails: z.object({ text: z.string() }) }),
]);
const Located = z.object({ nodes: z.tuple([z.object({ sharedId: z.string() })]) });
const LogEntry = z.object({
  type: z.string(),
  level: z.string(),
  text: z.nullable(z.string()),
  source: z.object({ context: z.optional(z.string()) }),
});

/**
 * Messages that Firefox logs when a page is left: an aborted font (NS_BINDING_ABORTED), and an aborted request to the
 * service worker. For a request that fails it logs that the worker 'passed an error response'.
 */
const LEFT =
  /^downloadable font: download failed .* status=2152398850 |^Failed to load ‘.*’\. A ServiceWorker intercepted the request and encountered an unexpected error/;

/** A Firefox tab driven by WebDriver BiDi. */
class FirefoxTab implements Tab {
  readonly #bidi: Bidi;
  readonly #context: string;
  constructor(bidi: Bidi, context: string) {
    this.#bidi = bidi;
    this.#context = context;
  }
  #send(method: string, params: object): Promise<unknown> {
    return this.#bidi.send(method, { context: this.#context, ...params });
  }
  async #node(selector: string): Promise<{ sharedId: string }> {
    const locator = { type: 'css', value: selector };
    const found = await this.#send('browsingContext.locateNodes', { locator, maxNodeCount: 1 });
    return Located.parse(found).nodes[0];
  }
  async goto(url: string): Promise<void> {
    await this.#send('browsingContext.navigate', { url, wait: 'complete' });
  }
  async reload(): Promise<void> {
    await this.#send('browsingContext.reload', { wait: 'complete' });
  }
  async back(): Promise<void> {
    await this.#send('browsingContext.traverseHistory', { delta: -1 });
  }
  async evaluate(expression: string): Promise<unknown> {
    const answer = Evaluated.parse(
      await this.#bidi.send('script.evaluate', {
        expression: asJson(expression),
        target: { context: this.#context },
        awaitPromise: true,
        userActivation: true,
      }),
    );
    if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text);
    return JSON.parse(answer.result.value);
  }
  async click(selector: string): Promise<void> {
    const origin = { type: 'element', element: await this.#node(selector) };
    const actions = [
      { type: 'pointerMove', x: 0, y: 0, origin },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    await this.#send('input.performActions', { actions: [{ type: 'pointer', id: 'mouse', actions }] });
  }
  async type(text: string): Promise<void> {
    await this.#send('input.performActions', { actions: [typing(text)] });
  }
  press(key: keyof typeof KEYS): Promise<void> {
    return this.type(KEYS[key]);
  }
  async setFiles(selector: string, files: readonly string[]): Promise<void> {
    await this.#send('input.setFiles', { element: await this.#node(selector), files });
  }
  async screenshot(): Promise<Buffer> {
    const reply = await this.#send('browsingContext.captureScreenshot', {});
    return Buffer.from(z.object({ data: z.string() }).parse(reply).data, 'base64');
  }
}

async function newSession(bidi: Bidi): Promise<Session> {
  const problems: string[] = [];
  const contexts = new Set<string>();
  bidi.onEvent((method, params) => {
    if (method !== 'log.entryAdded') return;
    const { type, level, text, source } = LogEntry.parse(params);
    const isOurs = source.context !== undefined && contexts.has(source.context);
    // The injected script already reports the console.
    if (!isOurs || type === 'console' || !['error', 'warn'].includes(level) || LEFT.test(text ?? '')) return;
    problems.push(`${level}: ${text}`);
  });
  const { userContext } = z
    .object({ userContext: z.string() })
    .parse(await bidi.send('browser.createUserContext'));
  return {
    async newTab() {
      // A window, because a tab in the background is hidden and its timers are throttled.
      const created = await bidi.send('browsingContext.create', { type: 'window', userContext });
      const { context } = z.object({ context: z.string() }).parse(created);
      contexts.add(context);
      await bidi.send('browsingContext.setViewport', { context, viewport: VIEWPORT });
      return new FirefoxTab(bidi, context);
    },
    problems: () => problems,
    async close() {
      contexts.clear();
      await bidi.send('browser.removeUserContext', { userContext });
    },
  };
}

/** The address on which the browser listens; it is printed at startup. */
async function addressOf(browser: ChildProcess): Promise<string> {
  const lines = createInterface({ input: browser.stderr ?? process.stdin });
  for await (const line of lines) {
    const [, address] = /WebDriver BiDi listening on (\S+)/.exec(line) ?? [];
    if (address) return address;
  }
  throw new Error('Firefox did not start');
}

/** An installed Firefox driven by WebDriver BiDi, which needs no separate driver. */
export async function startFirefox(executable: string): Promise<Engine> {
  const profile = await mkdtemp(path.join(tmpdir(), 'waystone-firefox-'));
  const options = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'];
  const browser = spawn(executable, options, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, TZ: TIME_ZONE },
  });
  const bidi = await connectBidi(`${await addressOf(browser)}/session`);
  const { capabilities } = Started.parse(await bidi.send('session.new', { capabilities: {} }));
  await bidi.send('session.subscribe', { events: ['log.entryAdded'] });
  return {
    version: `${capabilities.browserName} ${capabilities.browserVersion}`,
    newSession: () => newSession(bidi),
    async close() {
      const gone = once(browser, 'exit');
      await bidi.send('browser.close').catch(() => browser.kill());
      await gone;
      await rm(profile, { recursive: true, force: true });
    },
  };
}
