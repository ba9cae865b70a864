import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import type { PackedSeed } from '../../mocks/seed/pack.ts';
import { importModule as run } from './importModule.ts';

const UNPACK = fileURLToPath(new URL('../../mocks/seed/pack.ts', import.meta.url));

/** The name of the plugin, for other bundles that need the seed. */
export const SEED_PLUGIN = 'waystone-seed';

interface Seed {
  complete: PackedSeed;
  /** What the first calls need, and the rest. */
  initial: PackedSeed;
  deferred: PackedSeed;
  fingerprint: string;
}

async function generateSeed(): Promise<Seed> {
  const [{ buildSeed }, { pack }, { splitSeed }] = await Promise.all([
    run<typeof import('../../mocks/seed/buildSeed.ts')>('mocks/seed/buildSeed.ts'),
    run<typeof import('../../mocks/seed/pack.ts')>('mocks/seed/pack.ts'),
    run<typeof import('../../mocks/seed/splitSeed.ts')>('mocks/seed/splitSeed.ts'),
  ]);
  const complete = pack(buildSeed());
  const fingerprint = createHash('sha256').update(JSON.stringify(complete)).digest('hex').slice(0, 12);
  return { complete, ...splitSeed(complete), fingerprint };
}

const parsed = (seed: PackedSeed): string => `JSON.parse(${JSON.stringify(JSON.stringify(seed))})`;

/** The code of each module. */
const modules: Readonly<Record<string, (seed: Seed) => string>> = {
  'virtual:seed': ({ complete }) =>
    `import { unpack } from ${JSON.stringify(UNPACK)};\nexport default unpack(${parsed(complete)});`,
  'virtual:initial-seed': ({ initial, fingerprint }) =>
    `export const packed = ${parsed(initial)};\nexport const fingerprint = '${fingerprint}';`,
  'virtual:deferred-seed': ({ deferred }) => `export const packed = ${parsed(deferred)};`,
};

/** Cached per build, which bundles the app twice: for the browser and for prerendering. */
let seed: Promise<Seed> | undefined;

/**
 * Provides seed data generated at build time, so that no bundle contains faker (SHIP-07): complete as `virtual:seed`, and
 * in two parts for the first load.
 */
export function seedModule(): Plugin {
  return {
    name: SEED_PLUGIN,
    resolveId: (id) => (id in modules ? `\0${id}` : undefined),
    async load(id) {
      const write = id.startsWith('\0') ? modules[id.slice(1)] : undefined;
      return write?.(await (seed ??= generateSeed()));
    },
  };
}
