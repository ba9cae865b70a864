import { expect, test } from 'vitest';
import { beginsTour } from './firstVisit.ts';

const first = { automated: false, seen: false, busy: false, address: 'http://localhost/' };

test('the tour begins by itself once, at the front door, and never for a script', () => {
  expect(beginsTour(first)).toBe(true);
  expect(beginsTour({ ...first, seen: true })).toBe(false);
  expect(beginsTour({ ...first, address: 'http://localhost/explore' })).toBe(false);
  expect(beginsTour({ ...first, address: 'http://localhost/#moment=1.abc' })).toBe(false);
  expect(beginsTour({ ...first, automated: true })).toBe(false);
  expect(beginsTour({ ...first, busy: true })).toBe(false);
});
