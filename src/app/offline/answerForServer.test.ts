import { afterEach, expect, test, vi } from 'vitest';
import { navigations } from '../../contract/serverPaths.ts';
import { answerForServer } from './answerForServer.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

function answer(onLine: boolean): Response | null {
  vi.stubGlobal('navigator', { onLine });
  return answerForServer(new URL(navigations.login, 'https://app.test'));
}

test('[SHIP-14, AUTH-12] leads to the page of a server on another host', () => {
  expect(answer(true)?.headers.get('Location')).toBe(`http://api.test${navigations.login}`);
});

test('[SHIP-14, AUTH-12] leaves a page of its own host to the server', () => {
  vi.stubEnv('VITE_API_ORIGIN', undefined);
  expect(answer(true)).toBeNull();
});

test('[SHIP-14, AUTH-12] says offline that signing in needs a connection', async () => {
  expect(await answer(false)?.text()).toContain('Signing in or out needs a connection.');
});
