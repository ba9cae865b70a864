import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { Plugin, ResolvedConfig } from 'vite';
import { bundleScript } from './bundleScript.ts';

const EARLY = fileURLToPath(new URL('../../src/app/early/early.ts', import.meta.url));
const FIRST_CALLS = fileURLToPath(new URL('../../mocks/firstCalls.ts', import.meta.url));
/** The URL of the early script in development, where the mock backend answers the first calls as well. */
const DEV = 'early.js';

const bundleEarly = (config: ResolvedConfig): Promise<string> =>
  bundleScript(config, { entry: EARLY, name: 'early' });
const bundleFirstCalls = (config: ResolvedConfig): Promise<string> =>
  // None of the calls that it answers has a body to validate.
  bundleScript(config, {
    entry: FIRST_CALLS,
    name: 'firstCalls',
    external: [/\/readRequest\.ts$/],
  });

interface BuiltScript {
  fileName: string;
  source: string;
}
function built(name: string, source: string): BuiltScript {
  const hash = createHash('sha256').update(source).digest('hex').slice(0, 8);
  return { fileName: `assets/${name}-${hash}.js`, source };
}

/**
 * Inserts the early script before anything is painted (THEME-03); it also decides what a prerendered page shows. In the
 * demo, it starts the worker that answers the page's first calls.
 */
export function earlyScript({ live }: { live: boolean }): Plugin {
  let config: ResolvedConfig;
  let early: BuiltScript | null = null;
  let firstCalls: BuiltScript | null = null;
  return {
    name: 'waystone-early-script',
    configResolved(resolved) {
      config = resolved;
    },
    async buildStart() {
      if (config.command !== 'build') return;
      early = built('early', await bundleEarly(config));
      if (!live) firstCalls = built('first-calls', await bundleFirstCalls(config));
    },
    generateBundle() {
      for (const script of [early, firstCalls]) if (script) this.emitFile({ type: 'asset', ...script });
    },
    transformIndexHtml: {
      order: 'post',
      handler: () => [
        {
          tag: 'script',
          attrs: {
            'data-early': true,
            ...(firstCalls && { 'data-first-calls': config.base + firstCalls.fileName }),
            src: config.base + (early?.fileName ?? DEV),
          },
          injectTo: 'head',
        },
      ],
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (request.url?.split('?')[0] !== config.base + DEV) return next();
        response.setHeader('Content-Type', 'text/javascript');
        void bundleEarly(config).then((source) => response.end(source), next);
      });
    },
  };
}
