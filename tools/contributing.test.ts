import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const guide = read('CONTRIBUTING.md');

/** The rows of the recipes' tables: a file and a line it contains. */
const rows = [...guide.matchAll(/^\| `([^`]+\.\w+)` +\| `([^`]+)` +\|/gm)].map(
  ([, file = '', line = '']) => ({
    file,
    line,
  }),
);

describe('CONTRIBUTING.md', () => {
  test.each(rows)('quotes a line that exists in $file: $line', ({ file, line }) => {
    expect(read(file)).toContain(line);
  });

  test('names only files and folders that exist', () => {
    const named = [
      ...guide.matchAll(/`((?:src|mocks|stories|acceptance|tools|docs|\.storybook)\/[\w./-]*)`/g),
    ];
    const missing = named.map(([, file = '']) => file).filter((file) => !existsSync(path.join(root, file)));
    expect(missing).toEqual([]);
  });

  test('has a recipe for everything that is added often', () => {
    const recipes = [...guide.matchAll(/^### Add an? (.+)$/gm)].map(([, name]) => name);
    expect(recipes).toEqual(['API path', 'resource', 'form', 'screen', 'rule', 'story', 'scenario']);
  });
});
