import type { StorybookConfig } from '@storybook/react-vite';
import { sourceIndex } from './sourceIndex.ts';

/** Of vite.config.ts: what belongs to the app's own page, its files, its policy and its host, and to nothing else. */
const OF_THE_APP = new Set(['waystone-static-host', 'waystone-service-worker']);
const isOfTheApp = (plugin: unknown): boolean =>
  typeof plugin === 'object' && plugin !== null && 'name' in plugin && OF_THE_APP.has(String(plugin.name));

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
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []).filter((plugin) => !isOfTheApp(plugin)), sourceIndex()],
  }),
};
export default config;
