import type { Plugin } from 'vite';
import { importModule } from './importModule.ts';

/** Inlines each theme's background colors, so that a reload in dark mode does not flash light (THEME-03). */
export function firstPaint(): Plugin {
  return {
    name: 'waystone-first-paint',
    async transformIndexHtml() {
      const { dark, light } =
        await importModule<typeof import('../../src/ui/theme/roles.ts')>('src/ui/theme/roles.ts');
      const children = [
        `html{color-scheme:light;background:${light.ground}}`,
        `html[data-theme=dark]{color-scheme:dark;background:${dark.ground}}`,
        `@media(min-width:640px){html{background:${light.table}}html[data-theme=dark]{background:${dark.table}}}`,
      ].join('');
      return [{ tag: 'style', children, injectTo: 'head' }];
    },
  };
}
