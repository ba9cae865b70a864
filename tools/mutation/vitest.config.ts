import { defineConfig } from 'vitest/config';

const beside = '{mocks/rules,src/shared/rules}/**/*.test.ts';

export default defineConfig({
  test: {
    // Endpoint tests would run for each mutant of a rule, and the rules' own tests suffice.
    include: process.env.MUTATION_PASS === 'rules' ? [beside] : [beside, 'mocks/tests/**/*.test.ts'],
    // Tests of ports, links and whole worlds are slow and kill no further mutants.
    exclude: ['mocks/tests/{moments,node,nodeControl,nodeWorlds,observe,world,worldLinks}.test.ts'],
    env: { VITE_API_ORIGIN: 'http://api.test', NODE_ENV: 'test' },
    isolate: false,
    testTimeout: 60_000,
  },
});
