import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const ROUTER = new URL('../../node_modules/react-router/dist/production/index.mjs', import.meta.url);

/** Builds with the production version of react-router: its main entry has development checks (0.4 kB gzip). */
export const productionRouter = (): Plugin => ({
  name: 'waystone-production-router',
  apply: 'build',
  config: () => ({
    resolve: { alias: [{ find: /^react-router$/, replacement: fileURLToPath(ROUTER) }] },
  }),
});
