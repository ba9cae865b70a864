import { rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { type ResolvedConfig, build } from 'vite';
import { seedModule } from '../vite/seedModule.ts';
import { svgComponents } from '../vite/svgComponents.ts';
import { demoAccounts } from '../vite/demoAccounts.ts';

type Server = typeof import('./server.tsx');
export type Renderer = Awaited<ReturnType<Server['createRenderer']>>;

/** Bundles the app for Node and returns the function that renders its pages. */
export async function loadRenderer(
  { root, base, build: { outDir }, oxc }: ResolvedConfig,
  live: boolean,
): Promise<Renderer> {
  // Inside the project, so that Node can resolve packages; concurrent builds use separate folders.
  const out = path.join(root, 'node_modules/.cache/waystone/prerender', outDir.replaceAll(/\W+/g, '-'));
  await build({
    configFile: false,
    root,
    base,
    logLevel: 'warn',
    publicDir: false,
    plugins: [react(), svgComponents(), demoAccounts({ live }), seedModule()],
    oxc: { plugins: (oxc || {}).plugins ?? {} },
    // A placeholder: the pages' calls never leave this process.
    define: { 'import.meta.env.VITE_API_ORIGIN': JSON.stringify('http://prerender.test') },
    ssr: { noExternal: ['styled-components'] },
    build: {
      ssr: 'tools/prerender/server.tsx',
      outDir: out,
      emptyOutDir: true,
      minify: false,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const { createRenderer }: Server = await import(pathToFileURL(path.join(out, 'server.js')).href);
  await rm(out, { recursive: true });
  return createRenderer({ moment: Date.now(), seeded: !live });
}
