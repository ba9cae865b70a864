import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { freePorts } from './freePorts.ts';

test('skips a range with a port in use', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const address: AddressInfo | string | null = server.address();
  const usedPort = typeof address === 'object' && address ? address.port : 0;
  expect(await freePorts(usedPort - 1, 2)).toBeGreaterThan(usedPort);
});
