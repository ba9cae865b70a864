import { expect, test } from 'vitest';
import { addFiles } from './planFiles.ts';

const file = (name: string): File => new File(['x'], name, { lastModified: 1 });
const names = (files: readonly File[]): string[] => files.map(({ name }) => name);

test('[PLAN-14] accepts the six file types in any case', () => {
  const good = ['a.pdf', 'b.JPG', 'c.jpeg', 'd.png', 'e.doc', 'f.DOCX'].map(file);
  expect(names(addFiles([], good))).toEqual(names(good));
});

test('[PLAN-14] leaves out other file types', () => {
  expect(names(addFiles([], [file('a.exe'), file('pdf'), file('b.pdf')]))).toEqual(['b.pdf']);
});

test('[PLAN-14] adds files and skips a file that is already listed', () => {
  expect(names(addFiles([file('a.pdf')], [file('a.pdf'), file('b.pdf')]))).toEqual(['a.pdf', 'b.pdf']);
});
