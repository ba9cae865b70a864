import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { chromiumLaunch } from './tools/chromium.ts';
import { chunkGroups } from './tools/vite/chunks.ts';
import { compileHints } from './tools/vite/compileHints.ts';
import { contractFiles } from './tools/vite/contractFiles.ts';
import { deskPlace } from './tools/vite/deskPlace.ts';
import { earlyScript } from './tools/vite/earlyScript.ts';
import { fonts } from './tools/vite/fonts.ts';
import { globalStyle } from './tools/vite/globalStyle.ts';
import { malformedPaths } from './tools/vite/malformedPaths.ts';
import { momentSchemaFile } from './tools/vite/momentSchema.ts';
import { seedModule } from './tools/vite/seedModule.ts';
import { offlineWorker } from './tools/vite/offlineWorker.ts';
import { pictures } from './tools/vite/pictures.ts';
import { productionRouter } from './tools/vite/productionRouter.ts';
import { serviceWorker } from './tools/vite/serviceWorker.ts';
import { staticHost } from './tools/vite/staticHost.ts';
import { svgComponents } from './tools/vite/svgComponents.ts';
import { demoAccounts } from './tools/vite/demoAccounts.ts';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const live = process.env.VITE_API === 'live';

export default defineConfig({
  base: process.env.BASE_PATH ?? '/',
  plugins: [
    react(),
    svgComponents(),
    productionRouter(),
    demoAccounts({ live }),
    ...(live
      ? []
      : [seedModule(), pictures(), serviceWorker(), momentSchemaFile(), contractFiles(), deskPlace()]),
    fonts(),
    globalStyle(),
    earlyScript({ live }),
    malformedPaths(),
    staticHost({ live }),
    offlineWorker(),
    compileHints({ live }),
  ],
  oxc: {
    // Ids by file: counted ones depend on the order in which modules load, which prerendered pages do not know.
    plugins: { styledComponents: { displayName: false, fileName: false } },
  },
  resolve: {
    // Libraries that the mock backend's own libraries import and hardly use: 250 kB gzip.
    alias: [
      ...[
        /^(?:tough-cookie|date-fns|lodash|debug|md5|headers-polyfill|@open-draft\/logger)$/,
        /^\.\/model\/(?:generate(?:Rest|GraphQL)Handlers|updateEntity)$/,
        /^\.\/(?:query\/executeQuery|extensions\/sync|defineRelationalProperties)$/,
        /^\.{1,2}\/(?:relations\/)?Relation$/,
        /^\.\.\/utils\/request\/getRequestCookies\.mjs$/,
        /^\.\.\/cookieStore\.mjs$/,
      ].map((find) => ({ find, replacement: at('./tools/vite/mockLibraryStubs.ts') })),
      { find: /^lodash\/(get|has|isFunction|set)$/, replacement: `${at('./tools/vite/lodash')}/$1.ts` },
      // Otherwise the bundle has these twice, as a CommonJS module too.
      {
        find: /^(outvariant|strict-event-emitter)$/,
        replacement: `${at('./node_modules')}/$1/lib/index.mjs`,
      },
      // As a CommonJS module it would need a chunk of its own for the bundler's runtime.
      { find: /^mock-socket$/, replacement: 'mock-socket/dist/mock-socket.es.mjs' },
    ],
  },
  build: {
    rolldownOptions: {
      // Rendering the pages takes most of a build; a warning about that helps nobody.
      checks: { pluginTimings: false },
      output: {
        codeSplitting: {
          groups: chunkGroups(),
        },
      },
    },
    target: 'baseline-widely-available',
    // Browsers without modulepreload still work, they only load modules a little later.
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
          // Worlds take a second to start, and ten on a machine that runs every check at once.
          testTimeout: 20_000,
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
