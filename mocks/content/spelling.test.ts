import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const BRITISH =
  /\b(?:\w*metres?|\w*colour\w*|neighbour\w*|favourit\w*|practis\w+|travell(?:ed|ing|ers?)|grey|cancelled|[Ss]norkelling|litres?|harbour|\w+logised|theatre|centre)\b/g;
const ROOT = path.join(import.meta.dirname, '../..');

const filesIn = (folder: string): string[] =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|appearances\.ts$/.test(name))
    .map((name) => path.join(folder, name));

const textOf = (name: string): string =>
  readFileSync(path.join(ROOT, name), 'utf8')
    .replaceAll(/^\s*(?:\/?\*|\/\/).*$/gm, '')
    // Removes ids and file names.
    .replaceAll(/'[\w/.-]+'/g, '');

/** The specification writes 'travelers'. Proper names, with a capital letter, keep their spelling. */
test.each([...filesIn('mocks/content'), ...filesIn('mocks/live/texts')])(
  'uses American spelling: %s',
  (name) => {
    expect(textOf(name).match(BRITISH) ?? []).toEqual([]);
  },
);

/** Scripts look up these two parts of the demo desk by name. */
const FIXED_NAMES = /Two travellers|Other travellers|other-travellers/g;
const PROSE = [
  'README.md',
  'mocks/README.md',
  'docs/decisions.md',
  'docs/determinism.md',
  'docs/qa.md',
  'docs/reference.md',
  'docs/requirements.md',
];

/** The visible text of a source file: quoted strings and text between tags, not identifiers. */
const wordsOf = (name: string): string => {
  const source = readFileSync(path.join(ROOT, name), 'utf8');
  if (name.endsWith('.md')) return source;
  const code = source.replaceAll(/^\s*(?:\/?\*|\/\/).*$/gm, '');
  return (code.match(/'(?:[^'\\\n]|\\.)*'|"[^"\n]*"|`[^`]*`|>[^<>{}=;]*</g) ?? []).join('\n');
};

test("writes 'travelers' in all on-screen and document text", () => {
  const readers = [
    ...filesIn('src'),
    ...filesIn('mocks/desk'),
    ...filesIn('mocks/scenarios'),
    ...filesIn('stories'),
    ...filesIn('.storybook'),
    ...PROSE,
  ];
  const found = readers.flatMap((name) => {
    const words = wordsOf(name)
      .replaceAll(FIXED_NAMES, '')
      .match(/\btravell(?:ed|ing|ers?)\b/gi);
    return words ? [`${name}: ${words.join(', ')}`] : [];
  });
  expect(found).toEqual([]);
});
