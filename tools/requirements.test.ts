import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** Every requirement by its ID, with its marks: A is seen in a browser, B is the backend, C a pure function. */
const requirements: Record<string, string> = JSON.parse(read('acceptance/requirements.json'));

/** `[FEED-07]`, `[APP-01 to APP-18]` for all between, or 'TIME-01' in the rows of a `test.each`. */
const NAMED = /[['"]([A-Z]+)-(\d+)(?: to \1-(\d+))?[\]'"]/g;

function idsIn(text: string): string[] {
  return [...text.matchAll(NAMED)].flatMap(([, area = '', first = '', last = first]) =>
    Array.from(
      { length: Number(last) - Number(first) + 1 },
      (_, place) => `${area}-${String(Number(first) + place).padStart(first.length, '0')}`,
    ),
  );
}

const proofs = ['src', 'mocks', 'tools', 'acceptance', 'stories'].flatMap((room) =>
  readdirSync(path.join(root, room), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(test|spec|stories)\.tsx?$/.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name))),
);
const proved = new Set(proofs.flatMap((file) => idsIn(read(file))));

test('every requirement is named by a test or a story', () => {
  expect(Object.keys(requirements).filter((id) => !proved.has(id))).toEqual([]);
});

test('no test names a requirement that there is none of', () => {
  const unknown = [...proved].filter((id) => !id.startsWith('AMB-') && !(id in requirements));
  expect(unknown).toEqual([]);
});

test('[SHIP-08] every screen has its stories', () => {
  const screens = readdirSync(path.join(root, 'src/screens')).map((file) => file.replace('.tsx', ''));
  const told = (screen: string): boolean => {
    const file = `stories/screens/${screen}.stories.tsx`;
    return existsSync(path.join(root, file)) && /export const \w+: Story\b/.test(read(file));
  };
  expect(screens.filter((screen) => !told(screen))).toEqual([]);
});
