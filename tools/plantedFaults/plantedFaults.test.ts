import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { appFaults } from './appFaults.ts';
import { backendFaults } from './backendFaults.ts';

const faults = [...backendFaults, ...appFaults];
const root = path.resolve(import.meta.dirname, '../..');
const timesIn = (file: string, text: string): number =>
  readFileSync(path.join(root, file), 'utf8').split(text).length - 1;

test('[WORLD-05] has 40 faults, each of which can be planted in one place', () => {
  expect(new Set(faults.map(({ name }) => name)).size).toBe(40);
  expect(faults.filter(({ file, from }) => timesIn(file, from) !== 1)).toEqual([]);
});
