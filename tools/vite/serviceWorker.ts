import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const NAME = 'mockServiceWorker.js';

/**
 * Runs before MSW's own listener, so that the browser fetches everything but API calls itself: MSW would fetch the
 * app's files as well, and log an error for files still loading when the page is left.
 */
const apiCallsOnly = `addEventListener('fetch', (event) => {
  if (!/^\\/api(\\/|$)/.test(new URL(event.request.url).pathname)) event.stopImmediatePropagation()
})
`;

/** MSW's worker script, limited to API calls. */
export async function workerScript(): Promise<string> {
  const file = fileURLToPath(new URL(`../../node_modules/msw/lib/${NAME}`, import.meta.url));
  return apiCallsOnly + (await readFile(file, 'utf8'));
}

/** Serves MSW's worker script for `?transport=worker` from the installed package, so that versions match. */
export function serviceWorker(): Plugin {
  return {
    name: 'waystone-service-worker',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: NAME, source: await workerScript() });
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (request.url?.split('?')[0] !== server.config.base + NAME) return next();
        response.setHeader('Content-Type', 'text/javascript');
        void workerScript().then((source) => response.end(source), next);
      });
    },
  };
}
