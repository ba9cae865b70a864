import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { fileURLToPath } from 'node:url';
import { playwright } from '@vitest/browser-playwright';
import { defineProject } from 'vitest/config';
import { chromiumLaunch } from '../tools/chromium.ts';
import { pictures } from '../tools/vite/pictures.ts';
import { seedModule } from '../tools/vite/seedModule.ts';
import { svgComponents } from '../tools/vite/svgComponents.ts';

export default defineProject({
  plugins: [svgComponents(), seedModule(), pictures(), storybookTest({ configDir: import.meta.dirname })],
  // Known from the start: found while stories run, it would make Vite load the page again.
  optimizeDeps: { include: ['@storybook/addon-a11y/preview'] },
  test: {
    name: 'stories',
    setupFiles: [fileURLToPath(new URL('vitest.setup.ts', import.meta.url))],
    // One page for all files: each story strikes its own stage, and the mock backend is loaded once.
    isolate: false,
    // Pages, each with a storage of its own: one for either core.
    maxWorkers: 2,
    // Not beside projects of one page: Vitest runs groups of different widths in turn.
    sequence: { groupOrder: 1 },
    // A journey over several screens on two slow cores.
    testTimeout: 60_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      // Half-faded things have no contrast to check, and waiting for them is waiting.
      provider: playwright({
        launchOptions: chromiumLaunch,
        contextOptions: { reducedMotion: 'reduce' },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
