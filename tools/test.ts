import { spawnSync } from 'node:child_process';
import { ensureBrowser } from './browser.ts';

/** The layers of `npm test`, cheapest first; the first that breaks ends the run. */
const layers: readonly (readonly [name: string, script: string, env?: Record<string, string>])[] = [
  ['types', 'typecheck'],
  ['lint', 'lint'],
  ['format', 'format:check'],
  ['units and mock backend', 'test:unit'],
  ['demo build', 'build'],
  [
    'demo build under a sub-path',
    'build',
    { BASE_PATH: '/demo/', OUT_DIR: 'node_modules/.cache/waystone/demo' },
  ],
  ['live build', 'build', { VITE_API: 'live', OUT_DIR: 'node_modules/.cache/waystone/live' }],
  ['bundle', 'size'],
  ['speed', 'bench'],
  ['stories in a browser', 'test:stories'],
  ['acceptance in a browser', 'test:e2e'],
];

const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`;

function fail(layer: string, why: string): never {
  console.error(`\n✗ ${layer}: ${why}`);
  process.exit(1);
}

const start = performance.now();
try {
  ensureBrowser();
} catch (error) {
  fail('browser', error instanceof Error ? error.message : String(error));
}
for (const [name, script, env] of layers) {
  const began = performance.now();
  console.log(`\n── ${name}`);
  const { status } = spawnSync('npm', ['run', '--silent', script], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  });
  if (status !== 0) fail(name, `npm run ${script} ended with ${status ?? 'a signal'}`);
  console.log(`✓ ${name} (${seconds(began)})`);
}
console.log(`\nAll layers in ${seconds(start)}`);
console.log(`${layers.length} passed, 0 failed`);
