import { expect, test } from 'vitest';
import { FILE_HEADERS, aFile } from '../testing/files.ts';
import { withTrueType } from './pictures.ts';

test.each(Object.entries(FILE_HEADERS))('[AMB-69] detects %s from its bytes', async (type, head) => {
  const picture = await withTrueType(aFile(head, { type: 'text/html' }));
  expect([picture.type, picture.size]).toEqual([type, head.length]);
});

test('[AMB-69] gives a file that is not a picture no type', async () => {
  expect((await withTrueType(aFile('<svg xmlns="x"/>', { type: 'image/svg+xml' }))).type).toBe('');
});
