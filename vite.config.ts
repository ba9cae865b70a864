import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { chromiumLaunch } from './tools/chromium.ts';
import { cardsChunk } from './tools/vite/cardsChunk.ts';
import { firstPaint } from './tools/vite/firstPaint.ts';
import { seedModule } from './tools/vite/seedModule.ts';
import { pictures } from './tools/vite/pictures.ts';
import { serviceWorker } from './tools/vite/serviceWorker.ts';
import { slimMocks } from './tools/vite/slimMocks.ts';
import { wireTable } from './tools/vite/wireTable.ts';
import { staticHost } from './tools/vite/staticHost.ts';
import { svgComponents } from './tools/vite/svgComponents.ts';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const live = process.env.VITE_API === 'live';

export default defineConfig({
  base: process.env.BASE_PATH ?? '/',
  plugins: [
    react(),
    svgComponents(),
    wireTable(),
    cardsChunk(),
    ...(live ? [] : [seedModule(), pictures(), slimMocks(), serviceWorker()]),
    firstPaint(),
    staticHost({ live }),
  ],
  build: {
    target: 'baseline-widely-available',
    // The few that cannot preload modules load them a little later, and no worse.
    modulePreload: { polyfill: false },
    manifest: true,
    outDir: process.env.OUT_DIR ?? 'dist',
    emptyOutDir: true,
  },
  server: { host: '127.0.0.1', port: 5173 },
  preview: { host: '127.0.0.1', port: Number(process.env.PORT ?? 4173), strictPort: true },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{src,mocks,tools}/**/*.test.ts'],
          env: { VITE_API_ORIGIN: 'http://api.test', NODE_ENV: 'test' },
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['src/**/*.browser.test.tsx'],
          env: { NODE_ENV: 'test' },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: chromiumLaunch }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      at('.storybook/vitest.config.ts'),
    ],
  },
});
