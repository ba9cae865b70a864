import type { Plugin } from 'vite';
import { importModule } from './importModule.ts';

const DRAWN = /^(?:scenery|people|sponsors)\//;

/** Imported lazily, because the config is also loaded by unit tests, which need no pictures. */
async function drawnFiles(): Promise<Map<string, () => string>> {
  const [{ pictureFiles }, { portraits }] = await Promise.all([
    importModule<typeof import('../../mocks/pictures/files.ts')>('mocks/pictures/files.ts'),
    importModule<typeof import('../../mocks/seed/users.ts')>('mocks/seed/users.ts'),
  ]);
  return pictureFiles(portraits());
}

/** Generates the demo content's SVG pictures: on request in development, into `pictures/` in a build. */
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
      // Cached, because loading the modules takes longer than drawing; reloaded after a source has changed.
      let files: ReturnType<typeof drawnFiles> | undefined;
      server.watcher.on('change', () => (files = undefined));
      server.middlewares.use((request, response, next) => {
        const path = request.url?.split('?')[0] ?? '';
        // All other pictures are static files in public/pictures.
        if (!path.startsWith(prefix) || !DRAWN.test(path.slice(prefix.length))) return next();
        files ??= drawnFiles();
        void files.then((drawn) => {
          const draw = drawn.get(path.slice(prefix.length));
          response.setHeader('Content-Type', 'image/svg+xml');
          response.statusCode = draw ? 200 : 404;
          return response.end(draw?.());
        });
      });
    },
  };
}
