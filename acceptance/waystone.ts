import { test as base, expect } from '@playwright/test';
import type { Driver, Target } from './drivers/Driver.ts';
import { createDemo } from './drivers/demo.ts';
import { type InProcessServer, createInProcess, startInProcess } from './drivers/inProcess.ts';
import { createReal } from './drivers/real.ts';
import { type World, createWorld } from './drivers/world.ts';
import { type App, createApp } from './pages/app.ts';
import { findViolationsAtEnd } from './support/findViolationsAtEnd.ts';
import { collectProblems } from './support/collectProblems.ts';
import { deployment, folders } from './support/hosts.ts';

interface Fixtures {
  /**
   * Where the backend runs: TARGET if set, in this process for journeys tagged @mock, otherwise in the page.
   */
  target: Target;
  /** The driver for the target. */
  driver: Driver;
  /**
   * Opens an in-app path with query parameters for the backend, and waits until the screen is interactive.
   */
  open: (path: string) => Promise<void>;
  /** The screens by their names, each with `open()`. */
  app: App;
  /** The members of `mockBackend`; calls made before the first page opens apply to it. */
  world: World;
  /** Calls a member given as text, such as `backend('signOut()')`. */
  backend: (call: string) => Promise<unknown>;
  /**
   * Whether animations run. Off in most journeys: the screens are the same with reduced motion, in an eighth
   * of the time.
   */
  motion: boolean;
  /**
   * Whether other screens are prefetched. Off, as with data saving: prefetching takes a third of a page load.
   */
  prefetches: boolean;
  /** Console messages that a test expects; every other error or warning fails it. */
  allowedMessages: RegExp[];
  /**
   * Whether axe checks what a journey leaves on screen, in both themes. Each state is checked once per run.
   */
  axe: 'off' | 'end';
  guards: void;
}
interface WorkerFixtures {
  /** The in-process server of the journeys, started on first use. */
  inProcess: () => Promise<InProcessServer>;
}

const TARGETS: readonly Target[] = ['demo', 'in-process', 'real'];
/** Throws if TARGET is not a valid target. */
function wantedTarget(): Target | undefined {
  const wanted = process.env.TARGET;
  const target = TARGETS.find((each) => each === wanted);
  if (wanted && !target) throw new RangeError(`TARGET is one of ${TARGETS.join(', ')}, not ${wanted}`);
  return target;
}

/** Runs in the page: simulates the browser's data saver. */
const saveData = (): void =>
  void Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) });

/**
 * Every journey also expects a clean console, no policy violation, no request to another origin (SHIP-02) and
 * no axe violation (SHIP-10).
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  inProcess: [
    async ({ browserName: _browser }, use) => {
      let started: Promise<InProcessServer> | undefined;
      await use(() => (started ??= startInProcess(folders.live)));
      await (await started)?.close();
    },
    { scope: 'worker' },
  ],
  target: [
    ({ browserName: _browser }, use, { tags }) =>
      use(wantedTarget() ?? (tags.includes('@mock') ? 'in-process' : 'demo')),
    { option: true },
  ],
  driver: async ({ target, inProcess }, use, { testId, repeatEachIndex }) => {
    if (target === 'demo') return use(createDemo());
    if (target === 'real') return use(createReal(deployment()));
    const server = await inProcess();
    const name = `${testId}-${repeatEachIndex}`;
    await use(await createInProcess(server, name));
    return server.forgetWorld(name);
  },
  baseURL: ({ baseURL, driver }, use) => use(driver.baseURL ?? baseURL),
  motion: [false, { option: true }],
  contextOptions: ({ contextOptions, motion }, use) =>
    use({ ...contextOptions, reducedMotion: motion ? 'no-preference' : 'reduce' }),
  prefetches: [false, { option: true }],
  context: async ({ context, driver, prefetches }, use) => {
    if (!prefetches) await context.addInitScript(saveData);
    await driver.prepare(context);
    await use(context);
  },
  allowedMessages: ({ browserName: _browser }, use) => use([]),
  axe: ['end', { option: true }],
  guards: [
    async ({ context, baseURL, driver, allowedMessages, axe, javaScriptEnabled }, use, testInfo) => {
      const { origin } = new URL(baseURL ?? '');
      const problems = collectProblems(context, origin, driver, allowedMessages);
      await use();
      // Skipped after a failure, and without scripts, since axe is one.
      const looks = axe === 'end' && testInfo.errors.length === 0 && javaScriptEnabled;
      const found = looks ? await findViolationsAtEnd(context, origin, testInfo.project.outputDir) : [];
      expect([...problems, ...(await driver.problems()), ...found]).toEqual([]);
    },
    { auto: true },
  ],
  open: ({ page, driver }, use) => use((path) => driver.open(page, path)),
  app: ({ page, open }, use) => use(createApp(page, open)),
  world: ({ page, driver }, use) => use(createWorld((member, args) => driver.call(page, member, args))),
  backend: ({ page, driver }, use) => use((call) => driver.run(page, call)),
});

export { expect };
