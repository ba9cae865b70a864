const SHARED = ['src/shared', 'src/contract', 'src/routes.ts'];
const APP = [...SHARED, 'src/api', 'src/storage', 'src/ui', 'src/brand'];

/**
 * What each layer may import besides its own files; a file belongs to the layer with the longest matching name.
 * Unlisted folders and files (stories, tools, .storybook, src/main.tsx, src/loadMocks.ts) may import everything. The
 * guards check every import against this table, and that the lint rules match it.
 */
const layers: Readonly<Record<string, readonly string[]>> = {
  'src/shared': [],
  'src/contract': ['src/shared'],
  'src/routes.ts': ['src/shared'],
  'src/api': SHARED,
  'src/storage': ['src/shared', 'src/contract'],
  'src/ui': ['src/shared'],
  'src/brand': ['src/shared', 'src/ui'],
  // Header and drawer show data read by features, and features open the layout's panels.
  'src/layout': [...APP, 'src/features'],
  'src/features': [...APP, 'src/layout'],
  'src/screens': [...APP, 'src/layout', 'src/features'],
  'src/app': [...APP, 'src/layout', 'src/features', 'src/screens'],
  mocks: [...SHARED, 'mocks/desk', 'mocks/testing'],
  'mocks/desk': [...SHARED, 'src/ui', 'src/brand', 'mocks', 'mocks/testing'],
  'mocks/testing': [...SHARED, 'src/api', 'mocks', 'mocks/node.ts'],
  'mocks/tests': [...SHARED, 'src/api', 'mocks', 'mocks/testing', 'mocks/node.ts'],
  // The entry point for other processes: the backend's server.
  'mocks/node.ts': [...SHARED, 'mocks'],
  acceptance: ['src/shared', 'tools', 'acceptance/drivers'],
  // A driver may run the backend in its own process; journeys access it only through the driver.
  'acceptance/drivers': ['src/shared', 'tools', 'mocks/node.ts', 'acceptance'],
  // The model of the specification must not share code with what it is compared to.
  'tools/oracle/model': [],
};

const PURE = ['react', 'react-*', '@tanstack/*'];
/** Packages, and files of the same layer, that a layer must not import. */
const refused: Readonly<Record<string, readonly string[]>> = {
  'src/shared': PURE,
  'src/contract': PURE,
  'src/routes.ts': PURE,
  'src/ui': ['react-router*', '@tanstack/*'],
  'src/brand': ['react-router*', '@tanstack/*'],
  'tools/oracle/model': ['../**'],
  // A screen must not import another screen.
  'src/screens': ['./*'],
};

const UNNAMED = ['src/main.tsx', 'src/loadMocks.ts', 'stories', 'tools', '.storybook'];
const isIn = (file: string, layer: string): boolean => file === layer || file.startsWith(`${layer}/`);

/** The layer of a path from the repository root, or undefined if it has no rules. */
const layerOf = (file: string): string | undefined =>
  Object.keys(layers)
    .filter((layer) => isIn(file, layer))
    .toSorted((a, b) => b.length - a.length)[0];

/** Whether one file may import another, both as paths from the repository root. */
export function mayImport(from: string, to: string): boolean {
  const layer = layerOf(from);
  const target = layerOf(to) ?? to.split('/')[0] ?? '';
  if (!layer || layer === target) return true;
  return layers[layer]?.includes(target) ?? false;
}

/** The import pattern of a forbidden target; single files in it may be allowed. */
function patternOf(target: string, layer: string): string {
  const name = layer.startsWith('src/') ? target.replace(/^src\//, '') : target;
  const escaped = (text: string): string => text.replaceAll('.', String.raw`\.`);
  if (/\.tsx?$/.test(target)) return escaped(name);
  const allowed = (layers[layer] ?? []).filter((each) => each.startsWith(`${target}/`));
  return `${escaped(name)}/${allowed.map((each) => `(?!${escaped(each.slice(target.length + 1))})`).join('')}`;
}

function overrideFor(layer: string) {
  const targets = [...Object.keys(layers), ...UNNAMED]
    .filter((target) => !isIn(layer, target) && !layers[layer]?.includes(target))
    // Subfolders of mocks, tools and acceptance are covered by the pattern of the whole folder.
    .filter((target) => !/^(mocks|tools|acceptance)\//.test(target))
    .map((target) => patternOf(target, layer));
  const patterns = [
    { regex: String.raw`^\.{1,2}/(\.\./)*(${targets.join('|')})` },
    ...(refused[layer] ? [{ group: refused[layer] }] : []),
  ];
  return {
    files: [layer.endsWith('.ts') ? layer : `${layer}/**`],
    rules: { 'no-restricted-imports': ['error', { patterns }] },
  };
}

/** The lint overrides equivalent to the table. */
export const lintOverrides = () => Object.keys(layers).map(overrideFor);
