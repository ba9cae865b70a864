import { expect, test } from 'vitest';
import { isInvited } from './firstVisit.ts';

const first = { automated: false, seen: false, busy: false, address: 'http://localhost/' };

test('the tour is offered once, on the start page, and never to a script', () => {
  expect(isInvited(first)).toBe(true);
  expect(isInvited({ ...first, seen: true })).toBe(false);
  expect(isInvited({ ...first, address: 'http://localhost/explore' })).toBe(false);
  expect(isInvited({ ...first, address: 'http://localhost/#moment=1.abc' })).toBe(false);
  expect(isInvited({ ...first, automated: true })).toBe(false);
  expect(isInvited({ ...first, busy: true })).toBe(false);
});
