import { createServer } from 'node:net';

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer().once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

/** The first of `count` consecutive free ports, starting at `from`. */
export async function freePorts(from: number, count: number): Promise<number> {
  const ports = Array.from({ length: count }, (_, index) => from + index);
  const free = await Promise.all(ports.map(isFree));
  return free.every(Boolean) ? from : freePorts(from + count, count);
}
