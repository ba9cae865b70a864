import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { fileURLToPath } from 'node:url';
import { playwright } from '@vitest/browser-playwright';
import { defineProject } from 'vitest/config';
import { chromiumLaunch } from '../tools/chromium.ts';
import { fontsModule } from '../tools/vite/fonts.ts';
import { pictures } from '../tools/vite/pictures.ts';
import { seedModule } from '../tools/vite/seedModule.ts';
import { svgComponents } from '../tools/vite/svgComponents.ts';
import { demoAccounts } from '../tools/vite/demoAccounts.ts';

export default defineProject({
  plugins: [
    svgComponents(),
    demoAccounts({ live: false }),
    fontsModule(),
    seedModule(),
    pictures(),
    storybookTest({ configDir: import.meta.dirname }),
  ],
  // Listed here, because Vite reloads the page when it discovers a dependency while stories run.
  optimizeDeps: { include: ['@storybook/addon-a11y/preview', 'axe-core'] },
  test: {
    name: 'stories',
    setupFiles: [fileURLToPath(new URL('vitest.setup.ts', import.meta.url))],
    // A single page for all files: each story cleans up after itself, and the mock backend is loaded once.
    isolate: false,
    // Each worker is a page with its own storage; one per core of a small machine.
    maxWorkers: 2,
    // Vitest runs projects with different numbers of workers sequentially.
    sequence: { groupOrder: 1 },
    // Flows visit several screens.
    testTimeout: 60_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      // Elements still fading in have no final contrast to check.
      provider: playwright({
        launchOptions: chromiumLaunch,
        contextOptions: { reducedMotion: 'reduce' },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
