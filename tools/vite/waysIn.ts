import type { Plugin } from 'vite';
import { waysIn as people } from '../../mocks/content/namedPeople.ts';

const NAME = 'virtual:ways-in';

/** Provides `virtual:ways-in`: people of the demo's data whom the guest can be, and nobody in a live build. */
export function waysIn({ live }: { live: boolean }): Plugin {
  return {
    name: 'waystone-ways-in',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load: (id) =>
      id === `\0${NAME}` ? `export const waysIn = ${JSON.stringify(live ? [] : people)};` : undefined,
  };
}
