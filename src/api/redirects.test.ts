import { afterEach, expect, test, vi } from 'vitest';
import { navigations } from '../contract/serverPaths.ts';
import { redirectTo } from './redirects.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

test.each([
  ['at the API of a live build', true, `http://api.test${navigations.login}`],
  ['at its own host, whose service worker answers offline', false, navigations.login],
])('[SHIP-14, AUTH-12] signs in %s', (_, onLine, page) => {
  const replace = vi.fn<(url: string) => void>();
  vi.stubGlobal('location', { replace });
  vi.stubGlobal('navigator', { onLine });
  vi.stubEnv('VITE_API', 'live');
  redirectTo.login();
  expect(replace).toHaveBeenCalledWith(page);
});
