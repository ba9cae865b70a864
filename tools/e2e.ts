import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { HOST_COUNT, isDeployed } from '../acceptance/support/hosts.ts';
import { ensureBrowser } from './browser.ts';
import { ensureBuild } from './builds.ts';
import { freePorts } from './freePorts.ts';

function makeBuilds(): void {
  if (!process.env.ACCEPTANCE_DIST) ensureBuild('demo');
  if (!process.env.ACCEPTANCE_DEMO) ensureBuild('subPath');
  ensureBuild('live');
}

/** `npm run test:e2e -- <options>`: makes the builds that the journeys use, then passes the options to Playwright. */
ensureBrowser();
if (!isDeployed) makeBuilds();
// Another run may be in progress.
process.env.ACCEPTANCE_PORT ??= String(await freePorts(4181, HOST_COUNT));
const playwright = path.resolve(import.meta.dirname, '../node_modules/@playwright/test/cli.js');
const { status } = spawnSync(
  process.execPath,
  [playwright, 'test', '-c', 'acceptance', ...process.argv.slice(2)],
  { stdio: 'inherit' },
);
process.exitCode = status ?? 1;
