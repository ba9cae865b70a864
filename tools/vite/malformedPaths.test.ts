import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { preview } from 'vite';
import { expect, test } from 'vitest';
import { malformedPaths } from './malformedPaths.ts';

test.each(['/%E0%A4%A', '/post/%'])('[APP-19] serves the not-found page at %s', async (malformed) => {
  const outDir = await mkdtemp(path.join(tmpdir(), 'waystone-'));
  await writeFile(path.join(outDir, '404.html'), 'The not-found page');
  const server = await preview({
    configFile: false,
    logLevel: 'silent',
    build: { outDir },
    preview: { host: '127.0.0.1', port: 0 },
    plugins: [malformedPaths()],
  });
  try {
    const origin = server.resolvedUrls?.local[0] ?? '';
    const response = await fetch(new URL(malformed, origin));
    expect(await response.text()).toBe('The not-found page');
  } finally {
    await server.close();
    await rm(outDir, { recursive: true });
  }
});
