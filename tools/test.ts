import { spawn } from 'node:child_process';
import { ensureBrowser } from './browser.ts';

type Layer = readonly [name: string, script: string, env?: Record<string, string>];

/** The layers of `npm test`, cheapest first, those of one row side by side; the first that breaks ends the run. */
const rows: readonly (readonly Layer[])[] = [
  [
    ['types', 'typecheck'],
    ['lint', 'lint'],
    ['format', 'format:check'],
  ],
  [['units and mock backend', 'test:unit']],
  [
    ['demo build', 'build'],
    [
      'demo build under a sub-path',
      'build',
      { BASE_PATH: '/demo/', OUT_DIR: 'node_modules/.cache/waystone/demo' },
    ],
    ['live build', 'build', { VITE_API: 'live', OUT_DIR: 'node_modules/.cache/waystone/live' }],
  ],
  [['bundle', 'size']],
  [['speed', 'bench']],
  [['stories in a browser', 'test:stories']],
  [['acceptance in a browser', 'test:e2e']],
];

const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`;

function fail(layer: string, why: string): never {
  console.error(`\n✗ ${layer}: ${why}`);
  process.exit(1);
}

/** Runs a layer; what it says is shown as it goes, or at its end where others run beside it. */
async function run([name, script, env]: Layer, alone: boolean): Promise<void> {
  const began = performance.now();
  if (alone) console.log(`\n── ${name}`);
  const child = spawn('npm', ['run', '--silent', script], {
    stdio: alone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const status = await new Promise<number | null>((done) => void child.on('close', done));
  if (!alone) console.log(`\n── ${name}\n${said.trimEnd()}`);
  if (status !== 0) fail(name, `npm run ${script} ended with ${status ?? 'a signal'}`);
  console.log(`✓ ${name} (${seconds(began)})`);
}

const start = performance.now();
try {
  ensureBrowser();
} catch (error) {
  fail('browser', error instanceof Error ? error.message : String(error));
}
for (const row of rows) await Promise.all(row.map((layer) => run(layer, row.length === 1)));
console.log(`\nAll layers in ${seconds(start)}`);
console.log(`${rows.flat().length} passed, 0 failed`);
