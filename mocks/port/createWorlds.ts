import type { Dataset } from '../db/rows.ts';
import type { DatasetOptions } from '../persistence/datasetInfo.ts';
import { datasetOf } from '../scenarios/scenarioRows.ts';
import { buildSeed } from '../seed/buildSeed.ts';
import { type World, type WorldOptions, createWorld } from './createWorld.ts';
import { SHARED_WORLD } from './worldName.ts';

/** Maximum number of worlds besides the shared one; the least recently used is evicted. */
const MAX_WORLDS = 50;

/**
 * Builds datasets from one seed. Those with a fixed time are cached, because tests request the same ones repeatedly.
 */
function createDatasets(): (options: DatasetOptions) => Dataset {
  const seed = buildSeed();
  const cache = new Map<string, Dataset>();
  return (options) => {
    if (!options.pinned) return datasetOf(seed, options);
    const key = `${options.scenario} ${options.epoch}`;
    const dataset = cache.get(key) ?? datasetOf(seed, options);
    cache.set(key, dataset);
    if (cache.size > 10) cache.delete([...cache.keys()][0] ?? '');
    return dataset;
  };
}

/** A server's worlds by name; each is created on first use. */
export function createWorlds() {
  const buildDataset = createDatasets();
  const worlds = new Map<string, Promise<World>>();

  async function forget(name: string): Promise<void> {
    const world = worlds.get(name);
    worlds.delete(name);
    (await world)?.dispose();
  }
  async function forgetOldest(): Promise<void> {
    const oldest = [...worlds.keys()].find((name) => name !== SHARED_WORLD);
    if (worlds.size > MAX_WORLDS + 1 && oldest !== undefined) await forget(oldest);
  }
  return {
    get(name: string, options: Omit<WorldOptions, 'buildDataset'> = {}): Promise<World> {
      const world = worlds.get(name) ?? createWorld(name, { buildDataset, ...options });
      // Re-inserted, so that the map is in order of last use.
      worlds.delete(name);
      worlds.set(name, world);
      void forgetOldest();
      return world;
    },
    forget,
    async dispose(): Promise<void> {
      for (const world of worlds.values()) (await world).dispose();
    },
  };
}
