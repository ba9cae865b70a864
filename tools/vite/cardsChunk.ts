import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

interface ModuleInfo {
  importedIds: readonly string[];
  dynamicallyImportedIds: readonly string[];
}
interface Graph {
  getModuleInfo: (id: string) => ModuleInfo | null;
}

const file = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const ENTRY = file('src/main.tsx');
const SCREENS = file('src/app/screens.ts');
const HOME = file('src/screens/Home.tsx');
/** Has little in common with the others and is often the first that is seen: it is to load nothing of theirs. */
const LANDING = file('src/screens/Landing.tsx');
/** Fewer, and the other screens would load more of Home than they use. */
const SHARED_BY = 3;
const OURS = /[\\/](?:src|@phosphor-icons)[\\/]/;

/** A module and all it imports, statically. */
function closure(graph: Graph, id: string, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found;
  found.add(id);
  for (const next of graph.getModuleInfo(id)?.importedIds ?? []) closure(graph, next, found);
  return found;
}

/**
 * What Home shows that at least `SHARED_BY` other screens show too. What such a module imports is as widely
 * shared or stands in the entry, so that no circle of chunks can come of it.
 */
function sharedCards(graph: Graph): Set<string> {
  const here = [ENTRY, LANDING].map((id) => closure(graph, id));
  const others = (graph.getModuleInfo(SCREENS)?.dynamicallyImportedIds ?? [])
    .filter((id) => id !== HOME && id !== LANDING)
    .map((id) => closure(graph, id));
  const isCard = (id: string): boolean =>
    !here.some((ids) => ids.has(id)) && others.filter((ids) => ids.has(id)).length >= SHARED_BY;
  return new Set([...closure(graph, HOME)].filter(isCard));
}

/**
 * Cards and their icons in one file instead of some thirty: Home's first load asks for a third of the files, and
 * one file compresses better than its parts (8 kB gzip less).
 */
export function cardsChunk(): Plugin {
  let cards: Set<string> | undefined;
  const name = (id: string, graph: Graph): string | null => {
    cards ??= sharedCards(graph);
    return cards.has(id) ? 'cards' : null;
  };
  return {
    name: 'waystone-cards-chunk',
    apply: 'build',
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: { groups: [{ name, test: OURS, includeDependenciesRecursively: false }] },
          },
        },
      },
    }),
  };
}
