import { defineConfig, devices } from '@playwright/test';
import { KEEP_LINE_NUMBERS, chromiumLaunch } from '../tools/chromium.ts';
import { hosts, isDeployed } from './support/hosts.ts';

/**
 * These visit many screens, wait for slow ones or run axe often, so they start first; started last, they would
 * prolong the run.
 */
const SWEEPS = /(?:deskAccess|hosting|keyboard|prerender|speed|states)\.spec\.ts/;
/**
 * Pages that live only for seconds do not benefit from optimized code, but pay for compiling it. Chromium uses the last
 * `--js-flags`, so these include those of `chromiumLaunch`.
 */
const SHORT_LIVED = `--js-flags=--no-opt,--no-maglev,--min-semi-space-size=16,${KEEP_LINE_NUMBERS}`;

const webServer = {
  command: 'npx tsx acceptance/support/serve.ts',
  cwd: '..',
  url: hosts.root,
  // A server that is already running might serve a different bundle.
  reuseExistingServer: false,
  timeout: 60_000,
};

/** Journeys on the built bundle, served like on static hosts: `npm run test:e2e`. */
export default defineConfig({
  testDir: 'journeys',
  outputDir: '.results',
  snapshotPathTemplate: '../docs/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Twice the cores of a small machine, since many journeys mostly wait for timers.
  workers: 4,
  // The longest journeys take 50 s on a busy machine; this only ends those that hang.
  timeout: 150_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: '../node_modules/.cache/waystone/results/e2e.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 390, height: 844 },
    // hosting.spec.ts tests the hosts without rewrites.
    baseURL: hosts.rewriting,
    launchOptions: chromiumLaunch,
    // Tracing slows down every journey, so it is on only with TRACE=1.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
  },
  projects: [
    { name: 'sweeps', testMatch: SWEEPS },
    {
      name: 'journeys',
      testIgnore: SWEEPS,
      use: { launchOptions: { ...chromiumLaunch, args: [...(chromiumLaunch.args ?? []), SHORT_LIVED] } },
    },
  ],
  ...(isDeployed ? {} : { webServer }),
});
