import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ensureBrowser } from './browser.ts';
import { ensureBuild } from './builds.ts';

/** `npm run test:e2e -- <options>`: makes the builds that the journeys open, then hands the options to Playwright. */
ensureBrowser();
if (!process.env.ACCEPTANCE_DIST) ensureBuild('demo');
if (!process.env.ACCEPTANCE_DEMO) ensureBuild('subPath');
ensureBuild('live');
const playwright = path.resolve(import.meta.dirname, '../node_modules/@playwright/test/cli.js');
const { status } = spawnSync(
  process.execPath,
  [playwright, 'test', '-c', 'acceptance', ...process.argv.slice(2)],
  { stdio: 'inherit' },
);
process.exitCode = status ?? 1;
