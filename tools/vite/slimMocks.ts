import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const GENERATORS = /@mswjs[\\/]data[\\/]lib[\\/]model[\\/]generate(Rest|GraphQL)Handlers\.js$/;

const MSWJS_DATA = /@mswjs[\\/]data[\\/]lib/;

/** What one file of @mswjs/data takes from a whole library, said so that the rest stays behind. */
const WHOLE_LIBRARIES = [
  { call: 'require("date-fns")', part: '{ compareAsc: (a, b) => Math.sign(a - b) }' },
  { call: 'require("lodash")', part: '{ isFunction: (value) => typeof value === "function" }' },
];

/**
 * Leaves out of the bundle what the mock side carries but never uses: @mswjs/data's handler generators
 * (they bring graphql, 200 kB gzip), tough-cookie's public-suffix list (113 kB gzip), and all of date-fns and
 * lodash but a few functions (50 kB gzip).
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
    transform(code, id) {
      if (!MSWJS_DATA.test(id)) return undefined;
      const found = WHOLE_LIBRARIES.find(({ call }) => code.includes(call));
      return found && { code: code.replace(found.call, found.part), map: null };
    },
  };
}
