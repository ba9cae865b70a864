import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { getResponse } from 'msw';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { endpoints } from '../src/contract/endpoints.ts';
import { contractPages } from './contractPages.ts';

test.each(['SIGTERM', 'SIGKILL'] as const)(
  '[SHIP-09] npm run mock-server stops with %s, and leaves no orphan on the port',
  { timeout: 60_000 },
  async (signal) => {
    const child = spawn('npm', ['run', '--silent', 'mock-server'], {
      env: { ...process.env, PORT: '0' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    let printed = '';
    child.stdout.setEncoding('utf8');
    for await (const text of child.stdout.iterator({ destroyOnReturn: false })) {
      printed += String(text);
      if (printed.includes('/docs')) break;
    }
    const [origin = ''] = /http:\/\/[\d.:]+/.exec(printed) ?? [];
    const socket = new WebSocket(`${origin.replace('http', 'ws')}/ws`);
    await once(socket, 'open');
    child.kill(signal);
    const [code] = await once(socket, 'close');
    expect(code).toBe(1001);
    await expect(fetch(origin)).rejects.toThrow('fetch failed');
  },
);

test('describes the API as a document and as a page', async () => {
  const get = async (path: string) =>
    (await getResponse(contractPages(), new Request(`http://mock.test${path}`)))?.text();
  const document: { openapi: string } = JSON.parse((await get('/openapi.json')) ?? '');
  expect(document.openapi).toBe('3.1.0');
  const page = (await get('/docs')) ?? '';
  for (const { method, path } of Object.values(endpoints).flatMap((group) => Object.values(group)))
    expect(page).toContain(`<h3><code>${method} ${path.replace(/:(\w+)/g, '{$1}')}</code></h3>`);
  expect(page).toContain('<section id="FeedPage">');
  expect(page).not.toMatch(/undefined|\[object/);
});
