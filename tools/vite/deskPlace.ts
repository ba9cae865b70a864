import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const FILE = fileURLToPath(new URL('../../mocks/desk/place.css', import.meta.url));

/** Puts the rules that make room for the demo desk into the page, so that they apply before the first paint. */
export function deskPlace(): Plugin {
  return {
    name: 'waystone-desk-place',
    transformIndexHtml: {
      // Before Vite minifies the style elements of the page.
      order: 'pre',
      handler: async () => [{ tag: 'style', children: await readFile(FILE, 'utf8'), injectTo: 'head' }],
    },
  };
}
