import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

interface Chunk {
  file: string;
  src?: string;
  imports?: string[];
  dynamicImports?: string[];
}
type Manifest = Record<string, Chunk>;

const DIST = 'dist';
const LIVE = 'node_modules/.cache/waystone/live';
/** Words that must not occur in a build for a real backend (interfaces.md, Builds). */
const MOCK_WORDS = [
  'mockServiceWorker',
  '@mswjs',
  'msw',
  'mock-socket',
  'faker',
  'mockBackend',
  'traveller_001',
];

const manifest = JSON.parse(readFileSync(`${DIST}/.vite/manifest.json`, 'utf8')) as Manifest;
const gzip = (file: string): number => gzipSync(readFileSync(path.join(DIST, file)), { level: 9 }).length;

/** Every file that loading these entries brings, through static imports. */
function closure(keys: readonly string[], seen = new Set<string>()): Set<string> {
  for (const key of keys) {
    if (seen.has(key)) continue;
    seen.add(key);
    closure(manifest[key]?.imports ?? [], seen);
  }
  return seen;
}
const weigh = (keys: Iterable<string>): number =>
  [...new Set([...keys].map((key) => manifest[key]?.file ?? ''))]
    .filter((file) => file.endsWith('.js'))
    .reduce((sum, file) => sum + gzip(file), 0);
const entry = (end: string): string => {
  const key = Object.keys(manifest).find((name) => name.endsWith(end));
  if (!key) throw new Error(`No chunk for ${end} in the manifest`);
  return key;
};
function files(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((found) => found.isFile())
    .map((found) => path.join(found.parentPath, found.name));
}

const app = closure([entry('index.html'), entry('src/screens/Home.tsx')]);
const mocks = closure([entry('mocks/browser.ts'), entry('virtual:seed')]);
const budgets = [
  { name: 'app shell and home', bytes: weigh(app), limit: 180_000 },
  { name: 'mock side with seed', bytes: weigh([...mocks].filter((key) => !app.has(key))), limit: 200_000 },
];
let broken = 0;
for (const { name, bytes, limit } of budgets) {
  const verdict = bytes <= limit ? '✓' : '✗';
  if (bytes > limit) broken += 1;
  console.log(`${verdict} ${name}: ${(bytes / 1000).toFixed(1)} kB gzip, budget ${limit / 1000} kB`);
}
for (const file of files(DIST).filter((name) => name.endsWith('.js'))) {
  if (!readFileSync(file, 'utf8').includes('@faker-js')) continue;
  broken += 1;
  console.error(`✗ faker is in ${file}`);
}
for (const file of files(LIVE).filter((name) => !/\.(png|woff2)$/.test(name))) {
  const text = readFileSync(file, 'utf8');
  for (const word of MOCK_WORDS.filter((found) => new RegExp(`\\b${found}\\b`).test(text))) {
    broken += 1;
    console.error(`✗ the live build holds '${word}' in ${file}`);
  }
}
if (broken === 0) console.log('✓ no faker in the demo, no mock word in the live build');
process.exit(broken === 0 ? 0 : 1);
