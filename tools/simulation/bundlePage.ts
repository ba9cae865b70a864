import path from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { svgComponents } from '../vite/svgComponents.ts';
import { demoAccounts } from '../vite/demoAccounts.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Bundles the whole app into one script that is re-run on each page load, so that no module outlives its page. */
export async function bundlePage({ isChecked = false } = {}): Promise<string> {
  const mode = isChecked ? 'development' : 'production';
  const before = process.env['NODE_ENV'];
  // Read by React's plugin; in a unit test the process has its own value.
  process.env['NODE_ENV'] = mode;
  const result = await build({
    configFile: false,
    root,
    mode,
    logLevel: 'error',
    publicDir: false,
    plugins: [react(), svgComponents(), demoAccounts({ live: true })],
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    build: {
      write: false,
      minify: false,
      target: 'esnext',
      rolldownOptions: {
        input: path.join(import.meta.dirname, 'page.tsx'),
        output: { format: 'iife', codeSplitting: false },
      },
    },
  }).finally(() => {
    process.env['NODE_ENV'] = before ?? '';
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !('output' in output)) throw new Error('The app was not bundled');
  return output.output[0].code;
}
