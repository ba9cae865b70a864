import type { SourceFile } from '../../../.storybook/sourceIndex.ts';

const FOLDER = /^(src\/features\/[^/]+|stories\/[^/]+|(?:src|mocks)\/[^/]+(?=\/))/;
/** A file's folder: two levels deep, three for features. */
const folderOf = (path: string): string => FOLDER.exec(path)?.[1] ?? path.slice(0, path.indexOf('/'));

/** Groups files or texts by folder, in the order of each folder's first entry. */
export function groupByFolder<T extends { path: string }>(
  entries: readonly T[],
): { folder: string; entries: T[] }[] {
  const folders = new Map<string, T[]>();
  for (const entry of entries) {
    const folder = folderOf(entry.path);
    folders.set(folder, [...(folders.get(folder) ?? []), entry]);
  }
  return [...folders].map(([folder, inFolder]) => ({ folder, entries: inFolder }));
}

/** What people call the parts of the app; other folders of features are called as they are. */
const AREAS: Record<string, string> = {
  'src/api': 'Connection',
  'src/brand': 'Illustrations',
  'src/features/discover': 'Finding posts',
  'src/features/feed': 'Feed and filters',
  'src/features/forms': 'Drafts',
  'src/features/itineraries': 'Trip planning',
  'src/features/live': 'Refresh button',
  'src/features/questions': 'Questions and answers',
  'src/features/session': 'Account',
  'src/features/todos': 'To-do list',
  'src/features/users': 'Other travelers',
  'src/layout': 'Header and navigation',
  'src/screens': 'Screens',
  'src/shared': 'Pictures and news',
  'src/storage': 'Drafts in other tabs',
  'src/ui': 'Controls',
};
/** The name of a folder for readers of its texts: 'src/features/posts' is 'Posts'. */
export function areaOf(folder: string): string {
  const name = folder.replace('src/features/', '');
  return AREAS[folder] ?? `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

/**
 * Each resource that has resolvers, with its files in contract, features, mocks and stories; empty if it has
 * none.
 */
export function filesByResource(files: readonly SourceFile[]): { resource: string; cells: string[] }[] {
  const resolvers = files.filter(
    ({ path }) => path.startsWith('mocks/resolvers/') && !path.endsWith('/resolvers.ts'),
  );
  const ifPresent = (path: string): string => (files.some((file) => file.path === path) ? path : '');
  return resolvers.map(({ path }) => {
    const resource = path.slice('mocks/resolvers/'.length, -'.ts'.length);
    const feature = `src/features/${resource}/`;
    const featureFiles = files.filter((file) => file.path.startsWith(feature)).length;
    const stories = files.filter(
      (file) => file.path.startsWith('stories/') && file.uses.some((used) => used.startsWith(feature)),
    );
    return {
      resource,
      cells: [
        ifPresent(`src/contract/schemas/${resource}.ts`),
        featureFiles > 0 ? `${feature} (${featureFiles} files)` : '',
        path,
        stories.map((file) => file.path.replace('stories/', '')).join(', '),
      ],
    };
  });
}

/** The list items below a heading of a Markdown text. */
export function listUnder(heading: string, markdown: string): string[] {
  const [, after = ''] = markdown.split(`## ${heading}`);
  const [section = ''] = after.split(/^## /m);
  return section
    .split('\n')
    .filter((line) => line.startsWith('- '))
    .map((line) => line.slice(2));
}
