import type { Plugin } from 'vite';
import { isDecodable } from '../../src/shared/isDecodable.ts';

/** A path that cannot be decoded, such as /%E0%A4%A, gets the not-found page from `npm start`, as from static hosts. */
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
