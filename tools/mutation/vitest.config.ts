import { defineConfig } from 'vitest/config';

const beside = '{mocks/rules,src/shared/rules}/**/*.test.ts';

export default defineConfig({
  test: {
    // Tests of endpoints would run for each change of a rule, and those beside the rules suffice.
    include: process.env.MUTATION_PASS === 'rules' ? [beside] : [beside, 'mocks/tests/**/*.test.ts'],
    // Tests of ports, links and whole worlds take long and notice nothing more.
    exclude: ['mocks/tests/{moments,node,nodeControl,nodeWorlds,observe,world,worldLinks}.test.ts'],
    env: { VITE_API_ORIGIN: 'http://api.test', NODE_ENV: 'test' },
    isolate: false,
    testTimeout: 60_000,
  },
});
