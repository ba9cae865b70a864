import { withThemeByDataAttribute } from '@storybook/addon-themes';
import type { Preview, ReactRenderer } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { axeOptions, checkOtherTheme } from './environment/checkOtherTheme.ts';
import { settle } from './environment/waitUntilLoaded.ts';
import { setStage } from './environment/storyEnvironment.ts';
import { stayHere } from './environment/blockServerPages.ts';
import { SIDE_BY_SIDE } from './environment/sideBySide.ts';
import { dressPage, globalTypes, initialGlobals, viewports } from './environment/toolbars.ts';
import { withStage } from './environment/StoryProviders.tsx';

const preview: Preview = {
  beforeAll: () => {
    configure({
      // A slow machine is no failure.
      asyncUtilTimeout: 8000,
      // Events as a browser has them: inside act(), a screen that is still being fetched would never appear.
      eventWrapper: <T,>(event: () => T): T => event(),
      // Without the whole screen's markup, which says nothing more.
      getElementError: (message) => Object.assign(new Error(message ?? ''), { name: 'NotSeen' }),
    });
    stayHere();
  },
  beforeEach: async (story) => {
    dressPage(story.globals);
    return setStage(story);
  },
  // Before the addon's own check, which is of the theme that the story stands in.
  afterEach: async (story) => {
    await settle();
    await checkOtherTheme(story);
  },
  decorators: [
    withStage,
    withThemeByDataAttribute<ReactRenderer>({
      // Side by side, the manager shows the story a second time, in the dark (manager.tsx).
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
    controls: { expanded: true },
    docs: { codePanel: true },
    layout: 'padded',
    viewport: { options: viewports },
    options: {
      storySort: {
        order: [
          'Docs',
          ['Welcome', 'Project map', 'Screen gallery'],
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
