import { defineConfig, devices } from '@playwright/test';
import { chromiumLaunch } from '../tools/chromium.ts';
import { hosts } from './support/hosts.ts';

/** Journeys on the built bundle, served by hosts that know nothing of the app: `npm run test:e2e`. */
export default defineConfig({
  testDir: 'journeys',
  outputDir: '.results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // One more than there are cores: some journeys wait.
  workers: 3,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: '../node_modules/.cache/waystone/results/e2e.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 390, height: 844 },
    // Deep links are plain there; what other hosts do with them is hosting.spec's matter.
    baseURL: hosts.rewriting,
    launchOptions: chromiumLaunch,
    // Tracing takes its time from every journey: TRACE=1 turns it on for a failure that is looked into.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
  },
  webServer: {
    command: 'npx tsx acceptance/support/serve.ts',
    cwd: '..',
    url: hosts.root,
    // One that is there already may serve another bundle.
    reuseExistingServer: false,
    timeout: 60_000,
  },
});
