import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

/** Imports a module of the project lazily at build time, which keeps loading the config fast. */
export async function importModule<M>(path: string): Promise<M> {
  const file = fileURLToPath(new URL(`../../${path}`, import.meta.url));
  const { module } = await runnerImport<M>(file, { configFile: false, logLevel: 'error' });
  return module;
}
