import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

/**
 * `npm run mutation`: changes the rules and resolvers in every small way and counts the changes that tests notice.
 * Exit code 1 below 95 %. docs/mutation.md says why the others are left.
 */
const { values } = parseArgs({
  options: {
    /** One of the passes alone. */
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
    // Threads cannot change the time zone, which the tests of streaks do.
    env: { ...process.env, TZ: 'Asia/Kolkata', MUTATION_PASS: name, MUTATION_FILES: files.join(',') },
  });
  failed ||= status !== 0;
}
process.exitCode = failed ? 1 : 0;
