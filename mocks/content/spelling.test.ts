import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const BRITISH =
  /\b(?:\w*metres?|\w*colour\w*|neighbour\w*|favourit\w*|travell(?:ed|ing|ers?)|grey|cancelled|\w+logised|theatre|centre)\b/g;

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.ts') && !/\.test\.ts$|looks\.ts$/.test(name),
);

/** The specification writes 'travelers'. Names of places, with a capital letter, keep their spelling. */
test.each([...files, '../live/simulatedTexts.ts'])('is spelled as in America: %s', (name) => {
  const text = readFileSync(path.join(import.meta.dirname, name), 'utf8')
    .replaceAll(/^\s*(?:\/?\*|\/\/).*$/gm, '')
    // Ids and names of files.
    .replaceAll(/'[\w/.-]+'/g, '');
  expect(text.match(BRITISH) ?? []).toEqual([]);
});
