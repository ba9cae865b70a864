import { expect, test } from 'vitest';
import { returnPath, serverPageAt } from './serverPages.ts';

test.each([
  ['/demo/api/auth/google', 'accounts'],
  ['/demo/api/login/', 'accounts'],
  ['/demo/api/logout/index.html', 'logout'],
  ['/demo/landing', null],
  ['/demo/', null],
])('finds the server page at %s', (path, page) => {
  expect(serverPageAt(path, '/demo/')).toBe(page);
});

test.each([
  ['https://demo.test/demo/post/1?a=b', '/demo/post/1?a=b'],
  ['https://demo.test/demo/landing/', '/demo/'],
  ['https://demo.test/demo/api/login', '/demo/'],
  ['https://demo.test/other', '/demo/'],
  ['https://evil.test/demo/post/1', '/demo/'],
  ['', '/demo/'],
])('[AUTH-11] a sign-in from %s leads to %s', (referrer, address) => {
  expect(returnPath(referrer, 'https://demo.test', '/demo/')).toBe(address);
});
