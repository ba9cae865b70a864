import type { Plugin } from 'vite';
import { importModule } from './importModule.ts';

const NAME = 'moment.schema.json';

async function schemaText(): Promise<string> {
  const { momentSchema } = await importModule<typeof import('../../mocks/moment/momentSchema.ts')>(
    'mocks/moment/momentSchema.ts',
  );
  return JSON.stringify(momentSchema(), null, 2);
}

/** Serves the JSON Schema of moments next to the demo. */
export function momentSchemaFile(): Plugin {
  return {
    name: 'waystone-moment-schema',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: NAME, source: await schemaText() });
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (request.url?.split('?')[0] !== server.config.base + NAME) return next();
        response.setHeader('Content-Type', 'application/schema+json');
        void schemaText().then((text) => response.end(text), next);
      });
    },
  };
}
