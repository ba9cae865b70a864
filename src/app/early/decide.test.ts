import { beforeEach, expect, test, vi } from 'vitest';
import { decide, shellFor } from './decide.ts';

function visit(search: string, hash = ''): string {
  vi.stubGlobal('location', { pathname: '/', search, hash });
  return decide('/', false).shows;
}

beforeEach(() => {
  const empty = { getItem: () => null };
  vi.stubGlobal('localStorage', empty);
  vi.stubGlobal('sessionStorage', empty);
  return () => vi.unstubAllGlobals();
});

test.each(['', '?panel=off', '?panel=off&simulate=on', '?transport=worker'])(
  '[SHIP-12] shows the prerendered screen to a first visit by the link %j',
  (search) => expect(visit(search)).toBe('guest'),
);
test.each(['?scenario=empty', '?as=traveller_002', '?panel=off&latency=800', '?q=goa', '?now=2026-01-01'])(
  '[SHIP-13] shows a skeleton where the link %j may change the screen',
  (search) => expect(visit(search)).toBe('shell'),
);
test.each([
  ['the data of a link is stored', ':link', 'http://demo.test/?scenario=empty'],
  ['the mock backend knows the writes', ':first-writes', '[]'],
])('[SHIP-13, SHIP-06] shows a skeleton on a reload before %s', (_, end, value) => {
  vi.stubGlobal('sessionStorage', { getItem: (name: string) => (name.endsWith(end) ? value : null) });
  expect(visit('')).toBe('shell');
});
test('[SHIP-13] shows a skeleton before a moment', () => expect(visit('', '#moment=1.abc')).toBe('shell'));

test.each([
  ['/', 'loading'],
  ['/explore', 'shell'],
  ['/api/auth/google', null],
])('[SHIP-13] on the page of /, the path %s has the skeleton %j', (path, skeleton) =>
  expect(shellFor('/', path)).toBe(skeleton),
);
