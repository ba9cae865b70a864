import { type Browser, chromium } from 'playwright';
import { ensureBrowser } from './browser.ts';
import { builds, ensureBuild } from './builds.ts';
import { chromiumLaunch } from './chromium.ts';
import { type Host, certificateHash, serve } from './perf/host.ts';
import { cacheBlockers, measureInteractions } from './perf/interactions.ts';
import { lighthouseScores } from './perf/lighthouse.ts';
import { type PageLoad, firstLoad, secondVisit } from './perf/loads.ts';
import { plainPage } from './perf/plainPage.ts';

/** `--short` checks only ratios and bytes, for `npm test`: times depend on the machine. */
const short = process.argv.includes('--short');
/** The short form stops as soon as its budgets are met: other processes only ever slow loads down. */
const ROUNDS = short ? 5 : 3;
const PLAIN = 'plain.html';
const LIGHTHOUSE_PAGES = ['', 'landing', 'explore', 'leaderboard'];

interface Result {
  name: string;
  amount: number;
  /** The maximum; with `atLeast`, the minimum. */
  budget: number;
  unit: string;
  atLeast?: boolean;
  /** The short form's limit while the budget is not met yet. */
  shortLimit?: number;
}

const minimum = (values: readonly number[]): number => Math.min(...values);
const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
/** The short form compares the fastest loads, which were disturbed least. */
const of = (loads: readonly PageLoad[], field: keyof PageLoad): number =>
  (short ? minimum : median)(loads.map((load) => load[field]));

/** Alternates loads of the app and of the plain page, so that both run under the same conditions. */
async function loadInTurn(browser: Browser, url: string): Promise<Result[]> {
  const plain: PageLoad[] = [];
  const app: PageLoad[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    plain.push(await firstLoad(browser, url + PLAIN, { press: false, slow: true }));
    app.push(await firstLoad(browser, url, { press: true, slow: true }));
    if (short && compare(plain, app).every(withinBudget)) break;
  }
  const results = compare(plain, app);
  const ms = (loads: readonly PageLoad[], field: keyof PageLoad) => `${Math.round(of(loads, field))} ms`;
  console.log(
    `First content ${ms(app, 'content')}, plain ${ms(plain, 'content')}; working like ${ms(app, 'liked')}`,
  );
  return results;
}

function compare(plain: readonly PageLoad[], app: readonly PageLoad[]): Result[] {
  const content = of(plain, 'content');
  const blocking = of(app, 'blocking') - of(plain, 'blocking');
  return [
    {
      name: 'first content',
      amount: of(app, 'content') / content,
      budget: 1.2,
      shortLimit: 1.6,
      unit: 'of the plain page',
    },
    {
      name: 'working like',
      amount: of(app, 'liked') / content,
      budget: 2.2,
      shortLimit: 7,
      unit: 'of the plain page',
    },
    { name: 'layout shift', amount: Math.max(...app.map((load) => load.shift)), budget: 0.01, unit: '' },
    ...(short
      ? []
      : [{ name: 'blocking time above the plain page', amount: blocking, budget: 200, unit: 'ms' }]),
  ];
}

/** The bytes sent for a load. Repeated if over budget: after a late paint, the page may have requested more already. */
async function countBytes(browser: Browser, url: string): Promise<Result[]> {
  const loads: PageLoad[] = [];
  let results: Result[] = [];
  do {
    loads.push(await firstLoad(browser, url, { press: true, slow: false }));
    results = [
      {
        name: 'scripts until a like works',
        amount: of(loads, 'scripts'),
        budget: 210,
        unit: 'kB br',
      },
      { name: 'fonts before content', amount: of(loads, 'fonts'), budget: 45, unit: 'kB' },
      { name: 'requests before content', amount: of(loads, 'requests'), budget: 8, unit: '' },
    ];
  } while (loads.length < ROUNDS && !results.every(withinBudget));
  return results;
}

async function interact(browser: Browser, host: Host): Promise<Result[]> {
  const { likeToPaint, firstChanges, laterChanges } = await measureInteractions(browser, host);
  const blockers = await cacheBlockers(browser, host);
  if (blockers.length > 0) console.log(`Not in the back/forward cache: ${blockers.join(', ')}`);
  return [
    { name: 'like to paint', amount: likeToPaint, budget: 100, unit: 'ms' },
    { name: 'slowest first change of screen', amount: Math.max(...firstChanges), budget: 150, unit: 'ms' },
    { name: 'slowest later change of screen', amount: Math.max(...laterChanges), budget: 150, unit: 'ms' },
    { name: 'blockers of the back/forward cache', amount: blockers.length, budget: 0, unit: '' },
  ];
}

async function audit(host: Host, port: number): Promise<Result[]> {
  const results: Result[] = [];
  for (const path of LIGHTHOUSE_PAGES) {
    const { performance, accessibility, seo, failed } = await lighthouseScores(host, path, port);
    if (failed.length > 0) console.log(`Lighthouse, /${path}: ${failed.join(', ')}`);
    const figures = { performance, accessibility, seo };
    for (const [name, amount] of Object.entries(figures)) {
      const budget = name === 'performance' ? 95 : 100;
      results.push({ name: `Lighthouse ${name} /${path}`, amount, budget, unit: '', atLeast: true });
    }
  }
  return results;
}

const budgetOf = ({ budget, shortLimit }: Result): number => (short ? (shortLimit ?? budget) : budget);
const withinBudget = (result: Result): boolean =>
  result.atLeast === true ? result.amount >= budgetOf(result) : result.amount <= budgetOf(result);

function print(result: Result): boolean {
  const { name, amount, unit, atLeast = false } = result;
  const budget = budgetOf(result);
  const holds = withinBudget(result);
  const figure = Number(amount.toFixed(amount < 10 ? 2 : 0));
  console.log(
    `${holds ? '✓' : '✗'} ${name}: ${figure} ${unit}, budget ${atLeast ? 'at least ' : ''}${budget}`,
  );
  return holds;
}

/** The browser's debugging port, for Lighthouse. */
const PORT = Number(process.env.PERF_PORT ?? 9341);

async function measure(): Promise<Result[]> {
  const { args = [], ...launch } = chromiumLaunch;
  const browser = await chromium.launch({
    ...launch,
    args: [
      ...args,
      `--ignore-certificate-errors-spki-list=${await certificateHash()}`,
      `--remote-debugging-port=${PORT}`,
    ],
    // Playwright disables the cache that is measured here.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const generatedFiles: Record<string, string> = {};
  const host = await serve(builds.demo.folder, generatedFiles);
  try {
    generatedFiles[PLAIN] = await plainPage(builds.demo.folder, host, browser);
    const results = [...(await countBytes(browser, host.url)), ...(await loadInTurn(browser, host.url))];
    if (short) return results;
    const visits: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) visits.push(await secondVisit(browser, host.url));
    const visit = { name: 'second visit', amount: median(visits), budget: 0.7 };
    results.push({ ...visit, unit: 'of the first' }, ...(await interact(browser, host)));
    return [...results, ...(await audit(host, PORT))];
  } finally {
    await browser.close();
    host.close();
  }
}

ensureBrowser();
ensureBuild('demo');
const results = await measure();
const holds = results.map(print);
process.exit(holds.every(Boolean) ? 0 : 1);
