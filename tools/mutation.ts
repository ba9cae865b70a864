import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

/**
 * `npm run mutation`: mutates rules and resolvers and counts the mutants that tests kill. Exit code 1 below 95 %.
 * docs/mutation.md explains the survivors.
 */
const { values } = parseArgs({
  options: {
    /** Runs only this pass. */
    pass: { type: 'string' },
  },
});
const passes: Readonly<Record<string, readonly string[]>> = {
  rules: ['mocks/rules/*.ts', 'src/shared/rules/*.ts', '!**/*.test.ts'],
  resolvers: ['mocks/resolvers/*.ts'],
};
let failed = false;
for (const [name, files] of Object.entries(passes)) {
  if (values.pass !== undefined && values.pass !== name) continue;
  const { status } = spawnSync('npx', ['stryker', 'run', 'tools/mutation/stryker.config.mjs'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    // The time zone, which streak tests change, cannot be set in worker threads.
    env: { ...process.env, TZ: 'Asia/Kolkata', MUTATION_PASS: name, MUTATION_FILES: files.join(',') },
  });
  failed ||= status !== 0;
}
process.exitCode = failed ? 1 : 0;
