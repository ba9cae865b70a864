import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const filesIn = (room: string, ending: string): string[] =>
  readdirSync(path.join(root, room), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => path.posix.join(room, file.replaceAll('\\', '/')));

const stories = filesIn('stories', '.stories.tsx').map((file) => ({ file, text: read(file) }));
const nameOf = (file: string): string => path.basename(file, '.tsx');
const shown = (file: string): boolean => stories.some(({ text }) => text.includes(`'../../${file}'`));

describe('every look has its story', () => {
  test.each(filesIn('src/screens', '.tsx'))('%s stands in stories/screens, by its states', (file) => {
    const story = stories.find((found) => found.file === `stories/screens/${nameOf(file)}.stories.tsx`);
    expect(story?.text).toContain(`'../../${file}'`);
    expect(story?.text).toMatch(/export const (?:Default|Owner|TravelDetails): Story/);
  });
  test.each(filesIn('src/ui', '.tsx').filter((file) => !file.startsWith('src/ui/theme/')))(
    '%s is shown by a story, by itself or as part of another',
    (file) => {
      expect(shown(file)).toBe(true);
    },
  );
});

describe('stories', () => {
  test('of screens are short', () => {
    const long = stories.filter(
      ({ file, text }) => file.startsWith('stories/screens/') && text.trimEnd().split('\n').length > 80,
    );
    expect(long.map(({ file }) => file)).toEqual([]);
  });
});
