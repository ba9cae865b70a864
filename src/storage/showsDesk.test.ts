import { beforeEach, expect, test, vi } from 'vitest';
import { showsDesk } from './showsDesk.ts';

/** Stored text by the last part of its name. */
type Stored = Record<string, string>;

function visit(path: string, { local = {}, tab = {}, webdriver = false } = {}): boolean {
  const storage = (stored: Stored) => ({
    getItem: (name: string) => stored[name.replace('waystone:/:', '')] ?? null,
  });
  const { href, pathname } = new URL(path, 'http://demo.test');
  vi.stubGlobal('location', { href, pathname });
  vi.stubGlobal('localStorage', storage(local));
  vi.stubGlobal('sessionStorage', storage(tab));
  vi.stubGlobal('navigator', { webdriver });
  return showsDesk('/');
}

beforeEach(() => () => vi.unstubAllGlobals());

test('[SHIP-10] the desk has a place for people, and under automation if the link says so', () => {
  expect(visit('/')).toBe(true);
  expect(visit('/', { webdriver: true })).toBe(false);
  expect(visit('/?panel=on', { webdriver: true })).toBe(true);
});
test.each([
  ['/?panel=off', {}],
  ['/', { tab: { control: '{"panel":false}' } }],
  ['/', { tab: { link: 'http://demo.test/?panel=off' } }],
  ['/', { local: { 'desk:hidden': 'true' } }],
  ['/?panel=on', { local: { 'desk:hidden': 'true' } }],
  ['/api/auth/google', {}],
])('[SHIP-10] the desk has no place at %s with %j', (path, stored) =>
  expect(visit(path, stored)).toBe(false),
);
test('[SHIP-10] a link decides before the settings of the tab, which decide before automation', () => {
  expect(visit('/?panel=on', { tab: { control: '{"panel":false}' } })).toBe(true);
  expect(visit('/', { tab: { control: '{"panel":true}' }, webdriver: true })).toBe(true);
  expect(visit('/', { tab: { control: 'damaged' } })).toBe(true);
});
