import { type Server, createServer } from 'node:http';
import sirv from 'sirv';

/** A sub-path, because Storybook may be hosted under one. */
export const BASE = '/waystone/storybook/';

/** Serves the static Storybook on a free port. */
export function serveStorybook(folder: string): Promise<{ server: Server; origin: string }> {
  const files = sirv(folder, { dev: true });
  const server = createServer((request, response) => {
    if (!request.url?.startsWith(BASE)) return response.writeHead(404).end();
    request.url = request.url.slice(BASE.length - 1);
    return files(request, response);
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      resolve({ server, origin: `http://127.0.0.1:${port}` });
    });
  });
}
