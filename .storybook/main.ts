import type { StorybookConfig } from '@storybook/react-vite';
import { componentProps } from './componentProps.ts';
import { designTokens } from './designTokens.ts';
import { sourceIndex } from './sourceIndex.ts';

/** Plugins of vite.config.ts that make the app's own page, files and host configuration. */
const APP_PLUGINS = new Set(['waystone-static-host', 'waystone-service-worker', 'waystone-fonts-page']);
const isAppPlugin = (plugin: unknown): boolean =>
  typeof plugin === 'object' && plugin !== null && 'name' in plugin && APP_PLUGINS.has(String(plugin.name));

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [{ directory: '../stories', files: '**/*.stories.tsx' }],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-themes',
    '@storybook/addon-vitest',
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  // Props come from TypeScript itself, see componentProps.ts.
  typescript: { reactDocgen: false },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [
      ...(vite.plugins ?? []).flat().filter((plugin) => !isAppPlugin(plugin)),
      sourceIndex(),
      componentProps(),
      designTokens(),
    ],
  }),
};
export default config;
