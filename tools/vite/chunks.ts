import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

const HOME = fileURLToPath(new URL('../../src/screens/Home.tsx', import.meta.url));
const BACKEND = fileURLToPath(new URL('../../mocks/browser.ts', import.meta.url));
type Context = Rolldown.ChunkingContext;

/** The modules that a module imports statically, with what they import. */
function closure(id: string, context: Context, seen: Set<string>): Set<string> {
  if (seen.has(id)) return seen;
  seen.add(id);
  for (const imported of context.getModuleInfo(id)?.importedIds ?? []) closure(imported, context, seen);
  return seen;
}

/** Names the chunk of Home's own modules, so that the first load requests one script instead of twenty. */
function homeChunk(): (id: string, context: Context) => string | null {
  let ofHome: Set<string> | undefined;
  return (id, context) => {
    ofHome ??= closure(HOME, context, new Set());
    // Home's own file stays an entry that the build's manifest names.
    return id !== HOME && ofHome.has(id) ? 'home' : null;
  };
}

const OF_BACKEND = /[\\/]mocks[\\/]|node_modules[\\/](?:msw|@mswjs|@open-draft|mock-socket|outvariant)[\\/]/;

const FOR_FORMS = /node_modules[\\/](?:zod|idb-keyval)[\\/]|src[\\/]contract[\\/]schemas[\\/]/;

/** Keeps what the mock backend starts with in one script, although the desk and moments import parts of it as well. */
function backendChunk(): (id: string, context: Context) => string | null {
  let ofBackend: Set<string> | undefined;
  return (id, context) => {
    if (!OF_BACKEND.test(id)) return null;
    ofBackend ??= closure(BACKEND, context, new Set());
    // The entry stays one that the build's manifest names.
    return id !== BACKEND && ofBackend.has(id) ? 'backend' : null;
  };
}

/** Modules that Home and the mock backend share stay out of Home's chunk, which the backend does not need. */
export const chunkGroups = (): Rolldown.CodeSplittingGroup[] => [
  { name: 'app', tags: ['$initial'], priority: 4 },
  {
    name: 'shared',
    test: /src[\\/](?:shared|contract)[\\/](?!schemas|endpointSchemas)/,
    minShareCount: 3,
    priority: 3,
  },
  { name: homeChunk(), priority: 2 },
  // Forms need these without the mock backend.
  { name: 'schemas', test: FOR_FORMS, minShareCount: 2, priority: 2 },
  { name: backendChunk(), priority: 1 },
  { name: 'icons', test: /@phosphor-icons[\\/]/, minShareCount: 4, priority: 1 },
];
