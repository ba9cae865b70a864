import type { Plugin } from 'vite';

const entry = /\n {2}\[\n {4}"(?:duotone|light|thin)",[\s\S]*?\n {2}\],?/g;

/** Phosphor ships each icon in six weights; the design uses three. Drops the others from the bundle. */
export const slimIcons = (): Plugin => ({
  name: 'slim-icons',
  transform: {
    filter: { id: /@phosphor-icons\/react\/dist\/defs\// },
    handler: (code) => ({ code: code.replaceAll(entry, ''), map: null }),
  },
});
