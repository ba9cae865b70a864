import { fileURLToPath } from 'node:url';
import type { Manifest, Rolldown } from 'vite';

const at = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const PAGE = at('index.html');
/** The bundler's own. */
const RUNTIME = '\0rolldown/runtime.js';
const HOME_FILE = 'src/screens/Home.tsx';
const BACKEND_FILE = 'mocks/browser.ts';
const HOME = at(HOME_FILE);
const BACKEND = at(BACKEND_FILE);
type Context = Rolldown.ChunkingContext;

/** A module's static imports, including transitive ones. */
function closure(id: string, context: Context, seen: Set<string>): Set<string> {
  if (seen.has(id)) return seen;
  seen.add(id);
  for (const imported of context.getModuleInfo(id)?.importedIds ?? []) closure(imported, context, seen);
  return seen;
}

const SHARED = /src[\\/](?:shared|contract)[\\/](?!schemas|endpointSchemas)/;

/** Assigns what the app starts with to one chunk, and what Home and the mock backend share, which is small. */
function appChunk(): (id: string, context: Context) => string | null {
  let ofPage: Set<string> | undefined;
  let ofFirstLoad: Set<string> | undefined;
  return (id, context) => {
    ofPage ??= closure(PAGE, context, new Set([RUNTIME]));
    ofFirstLoad ??= closure(BACKEND, context, closure(HOME, context, new Set()));
    return ofPage.has(id) || (SHARED.test(id) && ofFirstLoad.has(id)) ? 'app' : null;
  };
}

/** Assigns Home's own modules to one chunk, so that the first load requests one script instead of twenty. */
function homeChunk(): (id: string, context: Context) => string | null {
  let ofHome: Set<string> | undefined;
  return (id, context) => {
    ofHome ??= closure(HOME, context, new Set());
    return ofHome.has(id) ? 'home' : null;
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
    return ofBackend.has(id) ? 'backend' : null;
  };
}

/** Lazily loaded files that are in a group's chunk, and its name. */
const GROUPED: Partial<Record<string, string>> = { [HOME_FILE]: 'home', [BACKEND_FILE]: 'backend' };

/** The build manifest's key for the chunk of a lazily loaded file. Throws if there is none. */
export function chunkKey(manifest: Manifest, file: string): string {
  const group = GROUPED[file];
  const isOfGroup = (key: string): boolean => group !== undefined && manifest[key]?.name === group;
  const key = manifest[file] ? file : Object.keys(manifest).find(isOfGroup);
  if (key === undefined) throw new Error(`The build has no chunk for ${file}`);
  return key;
}

export const chunkGroups = (): Rolldown.CodeSplittingGroup[] => [
  { name: appChunk(), priority: 3 },
  { name: homeChunk(), priority: 2 },
  // Forms need these even without the mock backend.
  { name: 'schemas', test: FOR_FORMS, minShareCount: 2, priority: 2 },
  // Alone, the library would move the bundler's runtime into one more script of the first load.
  { name: 'live', test: /mock-socket[\\/]|mocks[\\/]live[\\/](?:mockSocket|parseMessage)/, priority: 1 },
  { name: backendChunk(), priority: 1 },
  { name: 'icons', test: /@phosphor-icons[\\/]/, minShareCount: 4, priority: 1 },
];
