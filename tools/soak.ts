import { type Page, chromium } from 'playwright';
import { startHost } from '../acceptance/engines/host.ts';
import { builds, ensureBuild } from './builds.ts';
import { chromiumLaunch } from './chromium.ts';
import { countTimers, measure } from './soak/measure.ts';

/**
 * `npm run soak`: half an hour of navigating the built demo while other travellers write and the clock is advanced.
 * Memory, listeners, elements, timers and stores at minute 5 are compared with those at minute 30; exit code 1 if they
 * have grown.
 */
const MINUTE = 60_000;
const FIRST = 5;
const LAST = 30;
/** Maximum growth of each, as a ratio. */
const MAX_GROWTH = { heap: 1.1, listeners: 1.1, nodes: 1.1, timers: 1.1, keys: 1.1 } as const;

/** One round trip through the app. */
const ROUND = ['Explore', 'Ask Local', 'Plan', 'Home'] as const;

async function visitScreens(page: Page): Promise<void> {
  for (const name of ROUND) {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click();
    await page.clock.runFor(MINUTE / ROUND.length);
  }
}

ensureBuild('demo');
const host = await startHost(builds.demo.folder, '/');
const browser = await chromium.launch(chromiumLaunch);
const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
const problems: string[] = [];
page.on('pageerror', ({ message }) => problems.push(message));
await page.clock.install();
// `__name` is a helper that esbuild inserts.
await page.addInitScript(`{ const __name = (work) => work; (${countTimers.toString()})(); }`);
await page.goto(`${host.url}?scenario=full&as=traveller_001&simulate=on&panel=off`);
await page.waitForFunction('window.mockBackend');
await page.clock.runFor(2000);
const samples: Awaited<ReturnType<typeof measure>>[] = [];
for (let minute = 1; minute <= LAST; minute += 1) {
  await visitScreens(page);
  if (minute < FIRST || minute % FIRST !== 0) continue;
  const sample = await measure(page);
  samples.push(sample);
  console.log(`minute ${minute}: ${JSON.stringify(sample)}`);
}
await browser.close();
host.close();
const [before, after] = [samples[0], samples.at(-1)];
if (!before || !after) throw new Error('Nothing was measured');
for (const [name, most] of Object.entries(MAX_GROWTH)) {
  const [from = 0, to = 0] = [Reflect.get(before, name), Reflect.get(after, name)];
  if (to > from * most) problems.push(`${name}: ${from} at minute ${FIRST}, ${to} at minute ${LAST}`);
}
if (after.log <= before.log) problems.push('The other travellers have written nothing');
for (const problem of problems) console.error(problem);
console.log(problems.length === 0 ? 'Nothing has grown' : `${problems.length} problems`);
process.exit(problems.length === 0 ? 0 : 1);
