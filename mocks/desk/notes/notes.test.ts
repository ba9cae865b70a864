import { expect, test } from 'vitest';
import { type Note, merge, parseMarkdown, toMarkdown } from './notes.ts';

const note = (id: string, rest: Partial<Note> = {}): Note => ({
  id,
  text: 'Could the postmark carry the date?',
  about: 'Like post by Zoya Khan',
  route: '/',
  link: 'http://demo.test/?scenario=full',
  at: 'Sunday at 16:17',
  resolved: false,
  ...rest,
});

test('reads back its own export', () => {
  const list = [note('1'), note('2', { resolved: true, text: 'Too small' })];
  expect(parseMarkdown(toMarkdown(list))).toEqual(list);
  const pictured = note('3', { picture: 'data:image/webp;base64,UklGRg+/=' });
  expect(parseMarkdown(toMarkdown([pictured]))).toEqual([pictured]);
  const elsewhere = toMarkdown([note('4', { picture: 'https://elsewhere.test/pixel.png' })]);
  expect(parseMarkdown(elsewhere)).toEqual([note('4')]);
  expect(parseMarkdown('# Something else\n\n## A heading\n')).toEqual([]);
});

test('an imported note replaces the one with the same id', () =>
  expect(merge([note('1'), note('2')], [note('2', { resolved: true })])).toEqual([
    note('2', { resolved: true }),
    note('1'),
  ]));
