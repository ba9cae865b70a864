/** The pass of `tools/mutation.ts` to run. */
const name = process.env.MUTATION_PASS ?? 'rules';

export default {
  mutate: (process.env.MUTATION_FILES ?? 'mocks/rules/**/*.ts').split(','),
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tools/mutation/vitest.config.ts' },
  concurrency: 1,
  incremental: true,
  incrementalFile: `reports/mutation/${name}.incremental.json`,
  tempDirName: 'reports/mutation/copy',
  // Without tsconfig.json, which Stryker would rewrite using TypeScript's old API.
  ignorePatterns: ['/*', '!/src', '!/mocks', '!/tools', '!/public', '!/package.json', '!/vite.config.ts'],
  reporters: ['progress-append-only', 'clear-text', 'html', 'json'],
  htmlReporter: { fileName: `reports/mutation/${name}.html` },
  jsonReporter: { fileName: `reports/mutation/${name}.json` },
  clearTextReporter: { allowColor: false, reportTests: false, skipFull: true },
  thresholds: { high: 98, low: 95, break: 95 },
  timeoutMS: 20_000,
  warnings: { slow: false },
};
