import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { load as run } from './load.ts';

const NAME = 'virtual:seed';
const UNPACK = fileURLToPath(new URL('../../mocks/seed/pack.ts', import.meta.url));

async function seedSource(): Promise<string> {
  const [{ buildSeed }, { pack }] = await Promise.all([
    run<typeof import('../../mocks/seed/buildSeed.ts')>('mocks/seed/buildSeed.ts'),
    run<typeof import('../../mocks/seed/pack.ts')>('mocks/seed/pack.ts'),
  ]);
  const json = JSON.stringify(pack(buildSeed()));
  const fingerprint = createHash('sha256').update(json).digest('hex').slice(0, 12);
  return [
    `import { unpack } from ${JSON.stringify(UNPACK)};`,
    `export default unpack(JSON.parse(${JSON.stringify(json)}));`,
    `export const fingerprint = '${fingerprint}';`,
  ].join('\n');
}

/** Cached per build, which bundles the app twice: for the browser and for prerendering. */
let source: Promise<string> | undefined;

/** Provides `virtual:seed`: seed data generated at build time, so that no bundle contains faker (SHIP-07). */
export function seedModule(): Plugin {
  return {
    name: 'waystone-seed',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load: (id) => (id === `\0${NAME}` ? (source ??= seedSource()) : undefined),
  };
}
