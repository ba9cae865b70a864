import { buildSeed } from '../seed/buildSeed.ts';
import { type World, createWorld } from './createWorld.ts';
import { SHARED_WORLD } from './worldName.ts';

/** So many worlds beside the shared one are kept; the one that was not used for longest gives way to a new one. */
const MOST = 50;

/** The worlds of a server by their names; each is made when it is first asked for. */
export function createWorlds() {
  const seed = buildSeed();
  const worlds = new Map<string, Promise<World>>();

  async function forgetOne(): Promise<void> {
    const oldest = [...worlds.keys()].find((name) => name !== SHARED_WORLD);
    if (worlds.size <= MOST + 1 || oldest === undefined) return;
    const world = worlds.get(oldest);
    worlds.delete(oldest);
    (await world)?.dispose();
  }
  return {
    get(name: string): Promise<World> {
      const world = worlds.get(name) ?? createWorld(name, seed);
      // The last one is the one that was used last.
      worlds.delete(name);
      worlds.set(name, world);
      void forgetOne();
      return world;
    },
    async dispose(): Promise<void> {
      for (const world of worlds.values()) (await world).dispose();
    },
  };
}
