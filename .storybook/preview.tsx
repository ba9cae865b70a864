import { withThemeByDataAttribute } from '@storybook/addon-themes';
import type { Preview, ReactRenderer } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { settle } from './stage/settle.ts';
import { setStage } from './stage/stage.ts';
import { stayHere } from './stage/stayHere.ts';
import { dressPage, globalTypes, initialGlobals, viewports } from './stage/toolbars.ts';
import { withStage } from './stage/withStage.tsx';

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
    return stayHere();
  },
  beforeEach: async (story) => {
    dressPage(story.globals);
    return setStage(story);
  },
  afterEach: settle,
  decorators: [
    withStage,
    withThemeByDataAttribute<ReactRenderer>({
      themes: { light: 'light', dark: 'dark' },
      // `VITE_STORY_THEME=dark npm run test:stories` runs every story and its accessibility check in the dark.
      defaultTheme: import.meta.env.VITE_STORY_THEME === 'dark' ? 'dark' : 'light',
      attributeName: 'data-theme',
    }),
  ],
  globalTypes,
  initialGlobals: { ...initialGlobals, viewport: { value: 'w390', isRotated: false } },
  parameters: {
    // A violation fails the story's test.
    a11y: { test: 'error' },
    controls: { expanded: true },
    layout: 'padded',
    viewport: { options: viewports },
    options: {
      storySort: { order: ['Docs', ['Welcome', 'Map', 'Wall'], 'Screens', 'Flows', 'Features', 'UI'] },
    },
  },
  tags: ['autodocs'],
};
export default preview;
