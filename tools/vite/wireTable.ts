import type { Plugin } from 'vite';
import { load } from './load.ts';

const TABLE = /src[\\/]contract[\\/]endpoints\.ts$/;
/** Who reads the schemas: the mock side, which checks by them, and the docs, which print them. */
const CHECKS = /[\\/](?:mocks|stories[\\/]docs)[\\/]/;
const WIRE = '\0waystone-wire-table';

/**
 * The app sends by method, path and encoding; the schemas of the endpoint table are for those who check. In
 * bundles the app therefore gets the table without them, and zod stays out of its first load (12 kB gzip).
 */
export function wireTable(): Plugin {
  return {
    name: 'waystone-wire-table',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!source.endsWith('/endpoints.ts') || !importer || CHECKS.test(importer)) return undefined;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      return resolved && TABLE.test(resolved.id) ? WIRE : undefined;
    },
    async load(id) {
      if (id !== WIRE) return undefined;
      const table = await load<typeof import('../../src/contract/endpoints.ts')>('src/contract/endpoints.ts');
      const withoutSchemas = (key: string, value: unknown): unknown =>
        ['about', 'query', 'body', 'reply', 'errors'].includes(key) ? undefined : value;
      return Object.entries(table)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value, withoutSchemas)};`)
        .join('\n');
    },
  };
}
