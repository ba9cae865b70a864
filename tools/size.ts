import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Manifest } from 'vite';
import { builds, ensureBuild } from './builds.ts';
import { chunkKey } from './vite/chunks.ts';

const DIST = builds.demo.folder;
const LIVE = builds.live.folder;
/** Words of the demo desk that may occur only in its own chunk. */
const DESK_TEXTS = ['More on the desk', 'Two travellers', 'What people tried'];
/** Words that must not occur in a build for a real backend. */
const MOCK_TEXTS = [
  'mockServiceWorker',
  '@mswjs',
  'msw',
  'mock-socket',
  'faker',
  'mockBackend',
  'traveller_001',
  'mountDesk',
  ...DESK_TEXTS,
];

ensureBuild('demo');
ensureBuild('live');
const manifest = JSON.parse(readFileSync(`${DIST}/.vite/manifest.json`, 'utf8')) as Manifest;
const gzip = (file: string): number => gzipSync(readFileSync(path.join(DIST, file)), { level: 9 }).length;

/** Every file loaded by these entries through static imports. */
function withImports(keys: readonly string[], seen = new Set<string>()): Set<string> {
  for (const key of keys) {
    if (seen.has(key)) continue;
    seen.add(key);
    withImports(manifest[key]?.imports ?? [], seen);
  }
  return seen;
}
const scripts = (keys: Iterable<string>): string[] =>
  [...new Set([...keys].map((key) => manifest[key]?.file ?? ''))].filter((file) => file.endsWith('.js'));
const kilobytes = (keys: Iterable<string>): number =>
  scripts(keys).reduce((sum, file) => sum + gzip(file), 0) / 1000;
function files(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((found) => found.isFile())
    .map((found) => path.join(found.parentPath, found.name));
}

const app = withImports(['index.html', chunkKey(manifest, 'src/screens/Home.tsx')]);
const mocks = withImports([chunkKey(manifest, 'mocks/browser.ts')]);
const mockSide = [...mocks].filter((key) => !app.has(key));
const firstCalls = readdirSync(path.join(DIST, 'assets'))
  .filter((name) => name.startsWith('first-calls-'))
  .map((name) => path.join('assets', name));
/**
 * Tight enough to detect that an alias (25 kB each) or the chunk groups (15 files) of tools/vite/chunks.ts stopped
 * working.
 */
const budgets = [
  { name: 'app shell and home', amount: kilobytes(app), limit: 169, unit: 'kB gzip' },
  { name: 'scripts of app shell and home', amount: scripts(app).length, limit: 2, unit: 'files' },
  {
    name: 'mock side with the first part of the seed',
    amount: kilobytes(mockSide),
    limit: 76,
    unit: 'kB gzip',
  },
  {
    name: 'worker of the first calls',
    amount: firstCalls.reduce((sum, file) => sum + gzip(file), 0) / 1000,
    limit: 53,
    unit: 'kB gzip',
  },
];
let problemCount = 0;
for (const { name, amount, limit, unit } of budgets) {
  const verdict = amount <= limit ? '✓' : '✗';
  if (amount > limit) problemCount += 1;
  console.log(`${verdict} ${name}: ${Number(amount.toFixed(1))} ${unit}, budget ${limit}`);
}
for (const file of files(DIST).filter((name) => name.endsWith('.js'))) {
  if (!readFileSync(file, 'utf8').includes('@faker-js')) continue;
  problemCount += 1;
  console.error(`✗ faker is in ${file}`);
}
for (const file of scripts([...app, ...mocks])) {
  const text = readFileSync(path.join(DIST, file), 'utf8');
  for (const word of DESK_TEXTS.filter((found) => text.includes(found))) {
    problemCount += 1;
    console.error(`✗ the first load holds '${word}' of the desk in ${file}`);
  }
}
for (const file of files(LIVE).filter((name) => !/\.(png|woff2)$/.test(name))) {
  const text = readFileSync(file, 'utf8');
  for (const word of MOCK_TEXTS.filter((found) => new RegExp(`\\b${found}\\b`).test(text))) {
    problemCount += 1;
    console.error(`✗ the live build holds '${word}' in ${file}`);
  }
}
if (problemCount === 0)
  console.log(
    '✓ no faker in the demo, no mock word in the live build, no word of the desk in the first load',
  );
process.exit(problemCount === 0 ? 0 : 1);
