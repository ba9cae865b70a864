import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

/** Imports a module of the project at build time, and only then: the config itself stays fast to load. */
export async function load<M>(path: string): Promise<M> {
  const file = fileURLToPath(new URL(`../../${path}`, import.meta.url));
  const { module } = await runnerImport<M>(file, { configFile: false, logLevel: 'error' });
  return module;
}
