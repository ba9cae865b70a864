import type { Plugin } from 'vite';
import { isDecodable } from '../../src/shared/isDecodable.ts';

/**
 * Serves the not-found page for paths that cannot be decoded, such as /%E0%A4%A, in `npm start`, as static hosts do.
 */
export function malformedPaths(): Plugin {
  return {
    name: 'waystone-malformed-paths',
    configurePreviewServer({ config, middlewares }) {
      middlewares.use((request, _response, next) => {
        if (!isDecodable(request.url ?? '')) request.url = `${config.base}404.html`;
        next();
      });
    },
  };
}
