import path from 'node:path';
import type { Plugin } from 'vite';
import { dark, light } from '../src/ui/theme/roles.ts';
import { WALL_PAGE } from './environment/wallStory.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const FILE = path.join(ROOT, WALL_PAGE);

/** The list of pictures is requested together with the page's scripts. */
const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Screen wall</title>
    <link rel="icon" type="image/svg+xml" href="./favicon.svg" />
    <style>
      html { background: ${light.ground} }
      html[data-theme='dark'] { background: ${dark.ground}; color-scheme: dark }
    </style>
    <script>
      if (/\\btheme(?::|%3A|=)dark\\b/.test(location.search)) document.documentElement.dataset.theme = 'dark'
    </script>
    <link vite-ignore rel="preload" as="fetch" crossorigin href="./shots/shots.json" />
    <link vite-ignore rel="preload" as="fetch" crossorigin href="./shots/approvals.json" />
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/stories/docs/wall/page.tsx"></script>
  </body>
</html>
`;

/**
 * The screen wall as a page of its own, without Storybook's preview: loading the app takes longer than
 * showing pictures of it. The manager shows this page for the wall's story, see manager.tsx.
 */
export const wallPage = (): Plugin => ({
  name: 'waystone-wall-page',
  apply: () => process.env.VITEST === undefined,
  config: () => ({ build: { rolldownOptions: { input: [FILE] } } }),
  resolveId: (id) => (id === FILE ? FILE : undefined),
  load: (id) => (id === FILE ? PAGE : undefined),
  configureServer(server) {
    server.middlewares.use(`/${WALL_PAGE}`, (_, response, next) => {
      response.setHeader('Content-Type', 'text/html');
      void server.transformIndexHtml(`/${WALL_PAGE}`, PAGE).then((html) => response.end(html), next);
    });
  },
});
