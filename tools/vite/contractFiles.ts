import type { Plugin } from 'vite';
import { importModule } from './importModule.ts';

const FOLDER = 'contract/';

async function contractTexts(): Promise<Map<string, string>> {
  const { contractPack } = await importModule<typeof import('../contract/contractPack.ts')>(
    'tools/contract/contractPack.ts',
  );
  const files = Object.entries(await contractPack());
  return new Map(files.map(([name, document]) => [FOLDER + name, JSON.stringify(document)]));
}

/** Serves the contract pack next to the demo. */
export function contractFiles(): Plugin {
  return {
    name: 'waystone-contract-files',
    async generateBundle() {
      for (const [fileName, source] of await contractTexts())
        this.emitFile({ type: 'asset', fileName, source });
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const name = request.url?.split('?')[0]?.slice(server.config.base.length) ?? '';
        if (!name.startsWith(FOLDER)) return next();
        response.setHeader('Content-Type', 'application/json');
        void contractTexts().then((texts) => response.end(texts.get(name) ?? '{}'), next);
      });
    },
  };
}
