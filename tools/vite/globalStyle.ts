import type { Plugin } from 'vite';
import { importModule } from './importModule.ts';

/**
 * Puts variables and base rules into the page's own style element: they apply before the first paint, so that a reload
 * in dark mode does not flash light (THEME-03), and no script has to parse them.
 */
export function globalStyle(): Plugin {
  return {
    name: 'waystone-global-style',
    async transformIndexHtml() {
      const theme = await importModule<typeof import('../../src/ui/theme/globalStyle.ts')>(
        'src/ui/theme/globalStyle.ts',
      );
      return [{ tag: 'style', children: theme.globalStyle, injectTo: 'head' }];
    },
  };
}
