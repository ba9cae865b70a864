import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { Plugin, ResolvedConfig } from 'vite';
import { bundleScript } from './bundleScript.ts';

const ENTRY = fileURLToPath(new URL('../../src/app/early/early.ts', import.meta.url));
/** Its URL in development. */
const DEV = 'early.js';

const bundle = (config: ResolvedConfig): Promise<string> =>
  bundleScript(config, { entry: ENTRY, name: 'early' });

/** Inserts the early script before anything is painted (THEME-03); it also decides what a prerendered page shows. */
export function earlyScript(): Plugin {
  let config: ResolvedConfig;
  let code = '';
  const name = (): string =>
    code ? `assets/early-${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js` : DEV;
  return {
    name: 'waystone-early-script',
    configResolved(resolved) {
      config = resolved;
    },
    async buildStart() {
      if (config.command === 'build') code = await bundle(config);
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: name(), source: code });
    },
    transformIndexHtml: {
      order: 'post',
      handler: () => [
        { tag: 'script', attrs: { 'data-early': true, src: config.base + name() }, injectTo: 'head' },
      ],
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (request.url?.split('?')[0] !== config.base + DEV) return next();
        response.setHeader('Content-Type', 'text/javascript');
        void bundle(config).then((source) => response.end(source), next);
      });
    },
  };
}
