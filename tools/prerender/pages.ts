import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Manifest, ResolvedConfig } from 'vite';
import { chunkKey } from '../vite/chunks.ts';
import { importModule } from '../vite/importModule.ts';
import { composePage } from './composePage.ts';
import { type Renderer, loadRenderer } from './renderer.ts';

type Paths = typeof import('../../src/routes.ts').paths;

/** The paths to prerender: every route, and the detail routes once per seeded entity. */
function pathsOf(paths: Paths, ids: Renderer['ids'], live: boolean): string[] {
  const { profile, post, question, package: packagePath, destination, ...others } = paths;
  const screens = [...Object.values(others).map((build) => build()), profile()];
  if (live) return screens;
  return [
    ...screens,
    ...ids.user.map((id) => profile(id)),
    ...ids.post.map((id) => post(id)),
    ...ids.question.map((id) => question(id)),
    ...ids.package.map((id) => packagePath(id)),
    ...ids.destination.map((id) => destination(id)),
  ];
}

/** The file of each screen, as imported by the route table. */
async function screenFiles(root: string): Promise<ReadonlyMap<string, string>> {
  const table = await readFile(path.join(root, 'src/app/screens.ts'), 'utf8');
  const entries = table.matchAll(/(\w+): \(\) =>\s+import\('\.\.\/(screens\/\w+\.tsx)'\)/g);
  return new Map([...entries].map(([, route = '', file = '']) => [route, `src/${file}`]));
}

/** Preload tags for a route's screen modules, except those that the entry already loads. */
async function preloadsOf({ root, base, build }: ResolvedConfig) {
  const at = path.resolve(root, build.outDir, '.vite/manifest.json');
  const manifest: Manifest = JSON.parse(await readFile(at, 'utf8'));
  const files = await screenFiles(root);
  const closure = (key: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(key)) return seen;
    seen.add(key);
    for (const next of manifest[key]?.imports ?? []) closure(next, seen);
    return seen;
  };
  const entry = closure('index.html');
  return (route: string): string => {
    const file = files.get(route);
    if (file === undefined) throw new Error(`src/app/screens.ts has no import of the screen '${route}'`);
    return [...closure(chunkKey(manifest, file))]
      .filter((key) => !entry.has(key))
      .map((key) => `<link rel="modulepreload" crossorigin href="${base}${manifest[key]?.file}">`)
      .join('');
  };
}

/** Not an app path: the page that hosts serve for unknown URLs. */
const NOT_FOUND = '/not-found';

/** Every HTML file of the build: the prerendered pages and, in the demo, the mock backend's own. */
export async function* pages(config: ResolvedConfig, document: string, live: boolean) {
  const [{ paths }, { navigations }] = await Promise.all([
    importModule<typeof import('../../src/routes.ts')>('src/routes.ts'),
    importModule<typeof import('../../src/contract/serverPaths.ts')>('src/contract/serverPaths.ts'),
  ]);
  const { render, ids } = await loadRenderer(config, live);
  const preloads = await preloadsOf(config);
  for (const at of [...pathsOf(paths, ids, live), NOT_FOUND]) {
    const page = await render(at);
    const prerenderedPath = at === NOT_FOUND ? '*' : at;
    const html = composePage(document, page, prerenderedPath, preloads(page.data.route));
    yield { file: at === NOT_FOUND ? '404.html' : path.join('.', at, 'index.html'), html };
  }
  for (const at of live ? [] : Object.values(navigations))
    yield { file: path.join('.', at, 'index.html'), html: document };
}
