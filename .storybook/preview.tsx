import 'virtual:fonts.css';
import './environment/globalStyle.ts';
import { withThemeByDataAttribute } from '@storybook/addon-themes';
import type { Preview, ReactRenderer } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { axeOptions, isTest } from './environment/axeOptions.ts';
import {
  chosenPresets,
  contentControls,
  defaultArgs,
  extractArgTypes,
  restartPlayground,
} from './environment/controls.tsx';
import { dataArgs, dataControls } from './environment/dataControls.ts';
import { waitUntilLoaded } from './environment/waitUntilLoaded.ts';
import { setUpStory } from './environment/storyEnvironment.ts';
import { DocsPage, PartPage } from './environment/DocsPage.tsx';
import { blockServerPages } from './environment/blockServerPages.ts';
import { preloadLater } from './environment/preloading.ts';
import { SIDE_BY_SIDE } from './environment/sideBySide.ts';
import { applyGlobals } from './environment/applyGlobals.ts';
import { globalTypes, initialGlobals, viewports } from './environment/toolbars.ts';
import { withRedlines } from './environment/redlines/withRedlines.tsx';
import { withStoryProviders } from './environment/StoryProviders.tsx';

const preview: Preview = {
  beforeAll: () => {
    configure({
      // Slow machines need longer than the default of one second.
      asyncUtilTimeout: 8000,
      // Dispatches events outside act(), as in a browser: inside it, a screen that is still loading would
      // never appear.
      eventWrapper: <T,>(event: () => T): T => event(),
      // Omits the markup of the whole screen.
      getElementError: (message) => Object.assign(new Error(message ?? ''), { name: 'NotSeen' }),
    });
    blockServerPages();
    if (!isTest) preloadLater();
  },
  beforeEach: async (story) => {
    applyGlobals(story.globals);
    return setUpStory(story);
  },
  // Afterwards the accessibility addon checks the story's own theme.
  afterEach: async (story) => {
    await waitUntilLoaded();
    if (!isTest) return;
    const { checkOtherTheme } = await import('./environment/checkOtherTheme.ts');
    const { checkReaderSettings } = await import('./environment/checkReaderSettings.ts');
    await checkOtherTheme(story);
    await checkReaderSettings(story);
  },
  argTypesEnhancers: [contentControls, dataControls],
  argsEnhancers: [defaultArgs, chosenPresets, dataArgs],
  decorators: [
    restartPlayground,
    withStoryProviders,
    withRedlines,
    withThemeByDataAttribute<ReactRenderer>({
      // For side by side, manager.tsx shows the story a second time in the dark theme.
      themes: { light: 'light', dark: 'dark', [SIDE_BY_SIDE]: 'light' },
      defaultTheme: 'light',
      attributeName: 'data-theme',
    }),
  ],
  globalTypes,
  initialGlobals: { ...initialGlobals, viewport: { value: 'w390', isRotated: false } },
  parameters: {
    // A violation fails the story's test.
    a11y: { test: 'error', options: axeOptions },
    controls: { expanded: true, sort: 'none' },
    docs: {
      codePanel: true,
      container: DocsPage,
      page: PartPage,
      extractArgTypes,
      toc: { title: 'On this page', headingSelector: 'h2, h3' },
    },
    backgrounds: { disabled: true },
    layout: 'padded',
    viewport: { options: viewports },
    options: {
      storySort: {
        order: [
          'Docs',
          [
            'Welcome',
            'Principles',
            'Tokens',
            'Type',
            'Space, shape and depth',
            'Motion',
            'Scenery and portraits',
            'Voice',
            'Accessibility',
            'Responsive',
            'Map of screens',
            'Screen wall (light and dark, gallery, approve)',
            'Redlines',
          ],
          'Screens',
          'Flows',
          'Features',
          'Brand',
          'UI',
        ],
      },
    },
  },
  tags: ['autodocs'],
};
export default preview;
