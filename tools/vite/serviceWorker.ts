import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const NAME = 'mockServiceWorker.js';
const script = (): Promise<string> =>
  readFile(fileURLToPath(new URL(`../../node_modules/msw/lib/${NAME}`, import.meta.url)), 'utf8');

/** Serves MSW's worker script for `?transport=worker` from the installed package, so that versions match. */
export function serviceWorker(): Plugin {
  return {
    name: 'waystone-service-worker',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: NAME, source: await script() });
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (request.url?.split('?')[0] !== server.config.base + NAME) return next();
        response.setHeader('Content-Type', 'text/javascript');
        void script().then((source) => response.end(source), next);
      });
    },
  };
}
