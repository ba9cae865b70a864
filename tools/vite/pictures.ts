import type { Plugin } from 'vite';
import { load } from './load.ts';

const DRAWN = /^(?:scenery|people|sponsors)\//;

/** Loaded on first use: drawing takes time that a unit test has no need of. */
async function drawnFiles(): Promise<Map<string, () => string>> {
  const [{ pictureFiles }, { portraits }] = await Promise.all([
    load<typeof import('../../mocks/pictures/files.ts')>('mocks/pictures/files.ts'),
    load<typeof import('../../mocks/seed/portraits.ts')>('mocks/seed/portraits.ts'),
  ]);
  return pictureFiles(portraits());
}

/** Draws the pictures of the demo's content: on request while developing, into `pictures/` when building. */
export function pictures(): Plugin {
  return {
    name: 'waystone-pictures',
    async generateBundle() {
      for (const [name, draw] of await drawnFiles()) {
        this.emitFile({ type: 'asset', fileName: `pictures/${name}`, source: draw() });
      }
    },
    configureServer(server) {
      const prefix = `${server.config.base}pictures/`;
      server.middlewares.use((request, response, next) => {
        const path = request.url?.split('?')[0] ?? '';
        // The app's own pictures lie in public/pictures and are none of ours.
        if (!path.startsWith(prefix) || !DRAWN.test(path.slice(prefix.length))) return next();
        void drawnFiles().then((files) => {
          const draw = files.get(path.slice(prefix.length));
          response.setHeader('Content-Type', 'image/svg+xml');
          response.statusCode = draw ? 200 : 404;
          return response.end(draw?.());
        });
      });
    },
  };
}
