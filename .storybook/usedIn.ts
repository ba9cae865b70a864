import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '..');
const IMPORT = /^(?:import|export) (?!type )[^;]*? from '(\.[^']+)'|\bimport\('(\.[^']+)'\)/gm;

const filesIn = (folder: string): string[] =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join(folder, file.replaceAll('\\', '/')))
    .filter((file) => /(?<!\.test|\.d)\.tsx?$/.test(file));

/** Static and dynamic imports of a file, as paths from the repository root. */
function importsOf(file: string): string[] {
  const code = readFileSync(path.join(ROOT, file), 'utf8');
  return [...code.matchAll(IMPORT)].map(([, now, later]) =>
    path.posix.join(path.posix.dirname(file), now ?? later ?? ''),
  );
}

/** Story files that show a component in use, as paths from the repository root. */
export interface Uses {
  /** Stories of features and brand components that use it. */
  parts: string[];
  /** Stories of screens that use it. */
  screens: string[];
}

/** Reads the import graph of src, and returns a function that finds where a source file is used. */
export function readUses(): (source: string) => Uses {
  const files = filesIn('src');
  const importers = new Map<string, string[]>();
  for (const file of files)
    for (const used of importsOf(file)) importers.set(used, [...(importers.get(used) ?? []), file]);
  const stories = filesIn('stories').filter((file) => file.endsWith('.stories.tsx'));
  const storyImports = stories.map((file) => ({ file, imports: new Set(importsOf(file)) }));
  const storiesOf = (kinds: RegExp, sources: Iterable<string>): string[] => {
    const wanted = [...sources];
    return storyImports
      .filter(({ file, imports }) => kinds.test(file) && wanted.some((source) => imports.has(source)))
      .map(({ file }) => file);
  };
  return (source) => {
    const allImporters = new Set<string>();
    const queue = [source];
    for (let at = queue.pop(); at; at = queue.pop())
      for (const importer of importers.get(at) ?? [])
        if (!allImporters.has(importer)) {
          allImporters.add(importer);
          queue.push(importer);
        }
    const direct = (importers.get(source) ?? []).filter((file) => !file.startsWith('src/screens/'));
    return {
      parts: storiesOf(/^stories\/(?:features|brand|ui)\//, direct),
      screens: storiesOf(
        /^stories\/screens\//,
        [...allImporters].filter((file) => file.startsWith('src/screens/')),
      ),
    };
  };
}
