import type { StorybookConfig } from '@storybook/react-vite';
import { componentProps } from './componentProps.ts';
import { designTokens } from './designTokens.ts';
import { type IndexGenerator, namedPages } from './namedPages.ts';
import { partsList } from './partsList.ts';
import { dark, light } from '../src/ui/theme/roles.ts';
import { managerStyles } from './managerStyles.ts';
import { sourceIndex } from './sourceIndex.ts';
import { earlyWall } from './earlyWall.ts';
import { wallPage } from './wallPage.ts';
import { wallPictures } from './wallPictures.ts';

/** Plugins of vite.config.ts that stories need as well; the others are for the app's page, files and host. */
const SHARED_PLUGINS = new Set([
  'waystone-demo-accounts',
  'waystone-fonts-module',
  'waystone-pictures',
  'waystone-production-router',
  'waystone-seed',
]);
const isAppPlugin = (plugin: unknown): boolean =>
  typeof plugin === 'object' &&
  plugin !== null &&
  'name' in plugin &&
  String(plugin.name).startsWith('waystone-') &&
  !SHARED_PLUGINS.has(String(plugin.name));

/** Sets dark colors before any script has run, if the URL requests the dark theme. */
const firstColors = `<style>
html, html body { background: ${light.ground} }
html[data-theme='dark'], html[data-theme='dark'] body { background: ${dark.ground}; color-scheme: dark }
html .sb-preparing-story, html .sb-preparing-docs { background: inherit }
html[data-theme='dark'] .sidebar-item[data-selected='true'], html[data-theme='dark'] .sidebar-item[data-selected='true'] svg { color: ${dark.onAction} }
html .sb-preparing-docs > * { visibility: hidden }
</style>
<script>if (/\\btheme(?::|%3A)dark\\b/.test(location.search)) document.documentElement.dataset.theme = 'dark'</script>`;

/** Storybook's types omit this one. */
interface IndexConfig {
  storyIndexGenerator: (generator: IndexGenerator) => IndexGenerator;
}

const config: StorybookConfig & IndexConfig = {
  framework: '@storybook/react-vite',
  stories: [
    { directory: '../stories', files: '**/*.mdx' },
    { directory: '../stories', files: '**/*.stories.tsx' },
  ],
  staticDirs: ['asap', 'eczar'].map((font) => ({
    from: `../node_modules/@fontsource-variable/${font}/files/${font}-latin-wght-normal.woff2`,
    to: `/manager/${font}.woff2`,
  })),
  managerHead: (head) => `${head ?? ''}${managerStyles}${firstColors}${earlyWall}`,
  previewHead: (head) => `${head ?? ''}${firstColors}`,
  // Redlines do measuring, and also name the tokens.
  features: {
    backgrounds: false,
    measure: false,
    experimentalSearchDocsHeadings: true,
    sidebarOnboardingChecklist: false,
  },
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-themes',
    '@storybook/addon-vitest',
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  storyIndexGenerator: namedPages,
  // Props are read by TypeScript, see componentProps.ts.
  typescript: { reactDocgen: false },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [
      ...(vite.plugins ?? []).flat().filter((plugin) => !isAppPlugin(plugin)),
      sourceIndex(),
      componentProps(),
      designTokens(),
      partsList(),
      wallPage(),
      wallPictures(),
    ],
  }),
};
export default config;
