import path from 'node:path';
import { build } from 'vite';

/** Bundles pageQueries.ts and its imports as one script for a page. */
export async function buildPageScript(): Promise<string> {
  const entry = path.join(import.meta.dirname, 'pageQueries.ts');
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, lib: { entry, formats: ['iife'], name: 'pageQueriesScript' } },
  });
  const [output] = [built].flat();
  if (!output || !('output' in output)) throw new Error('The script for pages was not built');
  return output.output[0].code;
}
