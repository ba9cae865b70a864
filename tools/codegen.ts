import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { preview } from 'vite';
import { builds, ensureBuild } from './builds.ts';
import { findWindowedChromium } from './chromium.ts';
import { asJourney } from './codegen/asJourney.ts';

const FILE = 'acceptance/journeys/recorded.spec.ts';
const FIRST = '/?scenario=full&as=traveller_001';
const CLI = path.resolve(import.meta.dirname, '../node_modules/playwright/cli.js');

/** Opens the recorder with an installed browser, because by default it looks for Playwright's own. */
function openRecorder(url: URL, executable: string) {
  return spawn(process.execPath, [CLI, 'codegen', '--viewport-size=390,844', '--output', FILE, url.href], {
    stdio: 'inherit',
    env: { ...process.env, PWTEST_CLI_EXECUTABLE_PATH: executable },
  });
}

function fail(reason: string): never {
  console.error(reason);
  process.exit(2);
}

/**
 * `npm run codegen -- [path]`: Playwright's recorder on the demo. Closing its window turns the recording into a
 * journey.
 */
const executable = findWindowedChromium();
if (executable === null)
  fail('No browser with windows: install Chromium or Chrome, or name one in CHROMIUM_PATH');
const { DISPLAY, WAYLAND_DISPLAY } = process.env;
if (process.platform === 'linux' && !DISPLAY && !WAYLAND_DISPLAY)
  fail('No display: put xvfb-run -a before the command, and a VNC viewer or a script does the rest');
ensureBuild('demo');
const server = await preview({ build: { outDir: builds.demo.folder }, preview: { port: 4190 } });
const url = new URL(process.argv[2] ?? FIRST, server.resolvedUrls?.local[0]);
// The desk is not part of the product.
url.searchParams.set('panel', 'off');
const recorder = openRecorder(url, executable);
// Ctrl+C ends the recorder; its output is still turned into a journey.
process.on('SIGINT', () => undefined);
await once(recorder, 'exit');
await server.close();
if (existsSync(FILE)) {
  writeFileSync(FILE, asJourney(readFileSync(FILE, 'utf8'), url.origin));
  console.log(`${FILE} is written: npm run test:e2e -- recorded`);
}
process.exitCode = recorder.exitCode ?? 0;
