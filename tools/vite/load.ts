import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

/** Runs a module of the project while building: after the config, so that a build alone pays for it. */
export async function load<M>(path: string): Promise<M> {
  const file = fileURLToPath(new URL(`../../${path}`, import.meta.url));
  const { module } = await runnerImport<M>(file, { configFile: false, logLevel: 'error' });
  return module;
}
