import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const GENERATORS = /@mswjs[\\/]data[\\/]lib[\\/]model[\\/]generate(Rest|GraphQL)Handlers\.js$/;

/**
 * Leaves out of the bundle what the mock side carries but never uses: @mswjs/data's handler generators
 * (they bring graphql, 200 kB gzip) and tough-cookie's public-suffix list (113 kB gzip).
 */
export function slimMocks(): Plugin {
  return {
    name: 'waystone-slim-mocks',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      resolve: { alias: { tldts: fileURLToPath(new URL('./tldtsStub.ts', import.meta.url)) } },
    }),
    load(id) {
      if (!GENERATORS.test(id)) return undefined;
      const refuse = 'function(){throw new Error("Handler generators are not in this build")}';
      return `exports.generateRestHandlers=exports.generateGraphQLHandlers=exports.generateGraphQLSchema=${refuse};`;
    },
  };
}
