import { test as base, expect } from '@playwright/test';
import type { Driver, Target } from './drivers/Driver.ts';
import { createDemo } from './drivers/demo.ts';
import { type InProcessServer, createInProcess, startInProcess } from './drivers/inProcess.ts';
import { createReal } from './drivers/real.ts';
import { type World, createWorld } from './drivers/world.ts';
import { type App, createApp } from './pages/app.ts';
import { findAtEnd } from './support/axeGuard.ts';
import { watch } from './support/guards.ts';
import { deployment, folders } from './support/hosts.ts';

interface Fixtures {
  /** Where the backend is: TARGET, else in this process for journeys tagged @mock, else in the page. */
  target: Target;
  /** How things are done there. */
  driver: Driver;
  /** Opens an in-app path with its words for the backend, and waits until the screen can be used. */
  open: (path: string) => Promise<void>;
  /** The screens by their names, each with `open()`. */
  app: App;
  /** The members of `mockBackend`; those said before the first page hold for it. */
  world: World;
  /** Calls a member by its text, as in `backend('signOut()')`. */
  backend: (call: string) => Promise<unknown>;
  /** Whether things move. Off in most journeys: people who prefer it see the same screens, and it takes an eighth of the time. */
  motion: boolean;
  /** Whether screens that are not open are prefetched. Off, as for people who save data: it takes a third of a load. */
  prefetches: boolean;
  /** Console messages that a test expects; every other error or warning fails it. */
  allowedMessages: RegExp[];
  /** Whether axe looks at what a journey leaves on screen, in both themes. A state found clean in a run is not looked at again. */
  axe: 'off' | 'end';
  guards: void;
}
interface WorkerFixtures {
  /** The server of journeys in this process, started by the first of them. */
  inProcess: () => Promise<InProcessServer>;
}

const TARGETS: readonly Target[] = ['demo', 'in-process', 'real'];
/** Throws an error for a word that is no target. */
function wantedTarget(): Target | undefined {
  const wanted = process.env.TARGET;
  const target = TARGETS.find((each) => each === wanted);
  if (wanted && !target) throw new RangeError(`TARGET is one of ${TARGETS.join(', ')}, not ${wanted}`);
  return target;
}

/** Runs in the page: asks for little data, as the browser's data saver does. */
const saveData = (): void =>
  void Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) });

/** Every journey also expects a clean console, no policy violation, no request to another origin (SHIP-02) and nothing for axe (SHIP-10). */
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
      const problems = watch(context, origin, driver, allowedMessages);
      await use();
      // What failed says enough; axe is a script.
      const looks = axe === 'end' && testInfo.errors.length === 0 && javaScriptEnabled;
      const found = looks ? await findAtEnd(context, origin, testInfo.project.outputDir) : [];
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
