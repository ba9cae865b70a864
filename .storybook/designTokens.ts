import type { Plugin } from 'vite';
import { tokenFiles } from '../tools/tokens/files.ts';

const FOLDER = 'design-tokens/';
const TYPES: Record<string, string> = { json: 'application/json', css: 'text/css' };

/** Serves the token files from Storybook, in development and in the static build. */
export const designTokens = (): Plugin => ({
  name: 'waystone-design-tokens',
  apply: () => process.env.VITEST === undefined,
  generateBundle() {
    for (const [name, source] of Object.entries(tokenFiles()))
      this.emitFile({ type: 'asset', fileName: FOLDER + name, source });
  },
  configureServer(server) {
    server.middlewares.use(`/${FOLDER}`, (request, response, next) => {
      const name = (request.url ?? '').slice(1).split('?')[0] ?? '';
      const text = tokenFiles()[name];
      if (text === undefined) return next();
      response.setHeader('Content-Type', TYPES[name.split('.').at(-1) ?? ''] ?? 'text/plain');
      return response.end(text);
    });
  },
});
