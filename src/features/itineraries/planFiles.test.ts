import { expect, test } from 'vitest';
import { addFiles } from './planFiles.ts';

const file = (name: string): File => new File(['x'], name, { lastModified: 1 });
const names = (files: readonly File[]): string[] => files.map(({ name }) => name);

test('[PLAN-14] the six kinds are taken, in any letter case', () => {
  const good = ['a.pdf', 'b.JPG', 'c.jpeg', 'd.png', 'e.doc', 'f.DOCX'].map(file);
  expect(names(addFiles([], good))).toEqual(names(good));
});

test('[PLAN-14] other kinds are left out', () => {
  expect(names(addFiles([], [file('a.exe'), file('pdf'), file('b.pdf')]))).toEqual(['b.pdf']);
});

test('[PLAN-14] files add up; the same file is listed once', () => {
  expect(names(addFiles([file('a.pdf')], [file('a.pdf'), file('b.pdf')]))).toEqual(['a.pdf', 'b.pdf']);
});
