import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin, ResolvedConfig, Rolldown } from 'vite';
import { bundleScript } from './bundleScript.ts';

const ENTRY = fileURLToPath(new URL('../../src/app/offline/worker.ts', import.meta.url));
/** Loaded on demand; no screen needs it. */
const NOT_NEEDED = /\/mocks\/(?:desk|moment)\//;

/** Shown if a picture does not load (IMG-05). */
const FALLBACK = 'pictures/fallback.svg';

const hash = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 12);

/** The scripts reachable from the app's entry. */
function neededScripts(bundle: Rolldown.OutputBundle): Set<string> {
  const files = new Set<string>();
  const add = (name: string): void => {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk' || files.has(name) || NOT_NEEDED.test(chunk.facadeModuleId ?? '')) return;
    files.add(name);
    [...chunk.imports, ...chunk.dynamicImports].forEach(add);
  };
  for (const file of Object.values(bundle)) if (file.type === 'chunk' && file.isEntry) add(file.fileName);
  return files;
}

/** The worker's script, with these files of the folder `out` to precache. */
async function workerScript(
  config: ResolvedConfig,
  out: string,
  files: string[],
  pictures: string,
): Promise<string> {
  const revisionOf = async (file: string): Promise<string> => hash(await readFile(path.join(out, file)));
  const page = await revisionOf('index.html');
  const entries = [
    { url: config.base, revision: page },
    { url: config.base + FALLBACK, revision: await revisionOf(FALLBACK) },
    // These have a hash in their names.
    ...files.map((file) => ({ url: config.base + file, revision: null })),
  ];
  const define = {
    FILES_TO_PRECACHE: JSON.stringify(entries),
    REVISION: JSON.stringify(hash(page + pictures)),
  };
  return bundleScript(config, { entry: ENTRY, name: 'offline', define });
}

/** Writes the service worker that opens the product offline, with its precache list (SHIP-14). */
export function offlineWorker(): Plugin {
  let config: ResolvedConfig;
  let files: string[] = [];
  let pictures = '';
  return {
    name: 'waystone-offline-worker',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    generateBundle(_, bundle) {
      const assets = Object.values(bundle).filter((file) => file.type === 'asset');
      const names = assets
        .map((file) => file.fileName)
        .filter((name) => /\/(?:early|first-calls)-[^/]*\.js$|\.(css|woff2)$/.test(name));
      files = [...neededScripts(bundle), ...names].toSorted();
      pictures = hash(
        assets
          .filter(({ fileName }) => fileName.startsWith('pictures/'))
          .map(({ fileName, source }) => fileName + hash(source))
          .join('\n'),
      );
    },
    closeBundle: {
      // After the pages have been written.
      order: 'post',
      sequential: true,
      async handler() {
        const out = path.resolve(config.root, config.build.outDir);
        const code = await workerScript(config, out, files, pictures);
        await writeFile(path.join(out, 'offline.js'), code);
      },
    },
  };
}
