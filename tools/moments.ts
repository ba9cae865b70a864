import path from 'node:path';
import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import type { Engine, Tab } from '../acceptance/engines/driver.ts';
import { startHost } from '../acceptance/engines/host.ts';
import { waitUntil } from '../acceptance/engines/waitUntil.ts';
import type { Dataset } from '../mocks/db/rows.ts';
import { datasetOf } from '../mocks/scenarios/scenarioRows.ts';
import { buildSeed } from '../mocks/seed/buildSeed.ts';
import { SEED_EPOCH } from '../mocks/seed/dates.ts';
import { randomWrite } from '../mocks/testing/randomWrite.ts';
import { prng } from '../src/shared/prng.ts';
import { builds, ensureBuild } from './builds.ts';
import { ENGINES, findEngine, howToGet } from './engines/findEngines.ts';
import { readScreen, writeAll } from './moments/inPage.ts';

/**
 * `npm run moments -- --count 200 --seed 1 --engine chromium`: creates random moments in the built demo and opens each
 * by its link in a fresh browser session, which must have the same rows and the same text. Exit code 1 if one differs.
 */
const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    engine: { type: 'string', default: 'chromium' },
  },
});

const ROUTES = ['', 'explore?q=goa', 'ask-local', 'leaderboard', 'todo-list', 'create-post', 'packages'];
const PEOPLE = ['guest_user_001', 'traveller_001', 'traveller_002', 'traveller_003'];
const SCENARIOS = ['full', 'full', 'few', 'newcomer', 'expired-polls', 'empty'];
/** Number of moments after which progress is printed. */
const PROGRESS_EVERY = 10;

const Screen = z.object({
  hash: z.string(),
  text: z.string(),
  theme: z.string(),
  address: z.string(),
  open: z.number(),
  draft: z.string(),
  top: z.number(),
});
const Source = z.object({ link: z.string(), screen: Screen });

async function open(tab: Tab, url: string): Promise<void> {
  await tab.goto(url);
  await waitUntil('the mock backend', async () => Boolean(await tab.evaluate('!!window.mockBackend')));
  await tab.evaluate('window.mockBackend.ready.then(() => true)');
}

/** Wraps a call of one of the functions in an expression for the page; `__name` is a helper that esbuild inserts. */
const inPage = (call: string): string => `(() => {
  const __name = (work) => work;
  const readScreen = ${readScreen.toString()};
  const writeAll = ${writeAll.toString()};
  return ${call};
})()`;

/** The random writes of a seed, with clock jumps in between. */
function writesOf(seed: number, rows: Dataset) {
  const random = prng(seed * 7919);
  const count = Math.floor(random(0, 40));
  const possible = rows.post.length > 0 && rows.poll.length > 0 && rows.answer.length > 0;
  if (!possible) return [];
  return Array.from({ length: count }, () => ({
    ...randomWrite(rows, random),
    wait: Math.floor(random(50, 90_000)),
  }));
}

async function compare(engine: Engine, host: string, seed: number, rowsOf: (name: string) => Dataset) {
  const random = prng(seed);
  const pick = (list: readonly string[]): string => list[Math.floor(random(0, list.length))] ?? '';
  const scenario = pick(SCENARIOS);
  const route = pick(ROUTES);
  const as = pick(PEOPLE);
  const ids = random(0, 2) < 1 ? 'counted' : 'random';
  const world = `scenario=${scenario}&as=${as}&ids=${ids}&clock=frozen&simulate=off`;
  const here = await engine.newSession();
  const there = await engine.newSession();
  try {
    const from = await here.newTab();
    await open(from, `${host}${route}${route.includes('?') ? '&' : '?'}${world}`);
    const options = {
      as,
      theme: pick(['light', 'dark']),
      top: Math.floor(random(0, 3)) * 400,
      menu: random(0, 3) < 1,
    };
    const source = Source.parse(
      await from.evaluate(
        inPage(`writeAll(readScreen, ...${JSON.stringify([writesOf(seed, rowsOf(scenario)), options])})`),
      ),
    );
    const to = await there.newTab();
    await open(to, source.link);
    const screen = Screen.parse(await to.evaluate(inPage('readScreen()')));
    const expected = source.screen;
    const different = Object.keys(Screen.shape).filter(
      (name) => Reflect.get(screen, name) !== Reflect.get(expected, name),
    );
    return { different, link: source.link, screen, expected };
  } finally {
    await here.close();
    await there.close();
  }
}

const name = ENGINES.find((engine) => engine === values.engine);
const start = name && findEngine[name]();
if (!start) throw new Error(name ? howToGet[name] : `No such engine: ${values.engine}`);
ensureBuild('demo');
const seedRows = buildSeed();
const rowsOf = (scenario: string): Dataset => datasetOf(seedRows, { scenario, epoch: SEED_EPOCH });
const host = await startHost(path.resolve(import.meta.dirname, '..', builds.demo.folder), '/');
const engine = await start();
let same = 0;
let longest = 0;
const first = Number(values.seed);
const last = first + Number(values.count) - 1;
for (let seed = first; seed <= last; seed += 1) {
  const { different, link, screen, expected } = await compare(engine, host.url, seed, rowsOf);
  longest = Math.max(longest, link.length);
  if (different.length === 0) same += 1;
  else {
    console.log(`seed ${seed} differs in ${different.join(', ')}: ${link}`);
    for (const part of different)
      console.log(
        `  ${part}: ${String(Reflect.get(expected, part))}\n  opened: ${String(Reflect.get(screen, part))}`,
      );
  }
  const done = seed - first + 1;
  if (done % PROGRESS_EVERY === 0) console.log(`${same} of ${done} are the same so far`);
}
await engine.close();
host.close();
console.log(
  `${same} of ${last - first + 1} moments are the same in ${name}; the longest link has ${longest} characters`,
);
process.exitCode = same === last - first + 1 ? 0 : 1;
