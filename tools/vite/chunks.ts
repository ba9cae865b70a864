import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

const HOME = fileURLToPath(new URL('../../src/screens/Home.tsx', import.meta.url));
const BACKEND = fileURLToPath(new URL('../../mocks/browser.ts', import.meta.url));
type Context = Rolldown.ChunkingContext;

/** A module's static imports, including transitive ones. */
function closure(id: string, context: Context, seen: Set<string>): Set<string> {
  if (seen.has(id)) return seen;
  seen.add(id);
  for (const imported of context.getModuleInfo(id)?.importedIds ?? []) closure(imported, context, seen);
  return seen;
}

/** Assigns Home's own modules to one chunk, so that the first load requests one script instead of twenty. */
function homeChunk(): (id: string, context: Context) => string | null {
  let ofHome: Set<string> | undefined;
  return (id, context) => {
    ofHome ??= closure(HOME, context, new Set());
    // Home's own file must stay an entry in the build manifest.
    return id !== HOME && ofHome.has(id) ? 'home' : null;
  };
}

const OF_BACKEND = /[\\/]mocks[\\/]|node_modules[\\/](?:msw|@mswjs|@open-draft|mock-socket|outvariant)[\\/]/;

const FOR_FORMS = /node_modules[\\/]zod[\\/]|src[\\/]contract[\\/]schemas[\\/]/;

/** Keeps the mock backend's startup code in one script, although the desk and moments import parts of it as well. */
function backendChunk(): (id: string, context: Context) => string | null {
  let ofBackend: Set<string> | undefined;
  return (id, context) => {
    if (!OF_BACKEND.test(id)) return null;
    ofBackend ??= closure(BACKEND, context, new Set());
    // The entry must stay one in the build manifest.
    return id !== BACKEND && ofBackend.has(id) ? 'backend' : null;
  };
}

/** Modules shared by Home and the mock backend stay out of Home's chunk, which the backend does not need. */
export const chunkGroups = (): Rolldown.CodeSplittingGroup[] => [
  { name: 'app', tags: ['$initial'], priority: 4 },
  {
    name: 'shared',
    test: /src[\\/](?:shared|contract)[\\/](?!schemas|endpointSchemas)/,
    minShareCount: 3,
    priority: 3,
  },
  { name: homeChunk(), priority: 2 },
  // Forms need these even without the mock backend.
  { name: 'schemas', test: FOR_FORMS, minShareCount: 2, priority: 2 },
  // Alone, the library would move the bundler's runtime into one more script of the first load.
  { name: 'live', test: /mock-socket[\\/]|mocks[\\/]live[\\/](?:mockSocket|parseMessage)/, priority: 1 },
  { name: backendChunk(), priority: 1 },
  { name: 'icons', test: /@phosphor-icons[\\/]/, minShareCount: 4, priority: 1 },
];
