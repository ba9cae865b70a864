import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import type { ComponentProps } from '../tools/props/readProps.ts';
import { toManifest } from './componentsManifest.ts';
import { knownProps } from './knownProps.ts';
import { readStoryFile, usagesOf } from './usage.ts';

const ROOT = path.resolve(import.meta.dirname, '..');

/** A component in machine-readable form: its location, purpose and props. */
export interface Part extends ComponentProps {
  story: string;
  /** Import path, from the repository root. */
  source: string;
  /** The code that uses it as its first story does; empty for one that only other components use. */
  usage: string;
  /** Ids of the stories that show it. */
  examples: string[];
}

/** The stories of a file, with their ids and tags. */
export const storiesIn = (code: string, fileName: string) =>
  Object.values(readStoryFile(code, fileName).stories);

/** The stories of a file that can serve as examples: not those tagged `!manifest`, which show misuse. */
const examplesIn = (code: string, fileName: string): string[] =>
  storiesIn(code, fileName)
    .filter(({ tags }) => !tags?.includes('!manifest'))
    .map(({ id }) => id);

/**
 * The path from which a story file imports a component, from the repository root; null for one that it
 * defines itself.
 */
export const sourceOf = ({ name }: ComponentProps, code: string): string | null =>
  new RegExp(`\\b${name}\\b[^;]*? from '[./]+/(src/[^']+)'`).exec(code)?.[1] ?? null;

/** Every component of UI, Brand and Features that has a story, except wrappers defined in story files. */
export const readParts = (): Part[] =>
  [...knownProps()]
    .map(([file, components]) => ({
      story: path.relative(ROOT, file).replaceAll('\\', '/'),
      file,
      components,
    }))
    .filter(({ story }) => /^stories\/(?:ui|brand|features)\//.test(story))
    .toSorted((a, b) => a.story.localeCompare(b.story, 'en'))
    .flatMap(({ story, file, components }) => {
      const text = readFileSync(file, 'utf8');
      const examples = examplesIn(text, story);
      return components.flatMap((component) => {
        const source = sourceOf(component, text);
        if (!source) return [];
        const [usage = ''] = usagesOf(component.name, readStoryFile(text, story)).values();
        return [{ ...component, story, source, usage, examples }];
      });
    });

const lineOf = ({ name, required, typeName, defaultValue, description }: Part['props'][number]): string =>
  `  - ${name}${required ? '' : '?'}: ${typeName}${defaultValue === null ? '' : ` = ${defaultValue}`}. ${description}`;

/** The import line of a component, with the path from the repository root. */
export const importOf = ({ name, source }: Part): string => `import { ${name} } from '${source}';`;

/** Code in a list of Markdown. */
const codeBlock = (code: string): string[] =>
  ['```tsx', ...code.split('\n'), '```'].map((line) => `    ${line}`.trimEnd());

/** The list as text in llms.txt format. */
export function toText(parts: readonly Part[]): string {
  const lines = parts.flatMap((part) => [
    `- ${part.name} (${part.source}): ${part.description}`,
    ...part.props.map(lineOf),
    ...(part.usage === '' ? [] : ['  - usage:', ...codeBlock(`${importOf(part)}\n${part.usage}`)]),
    `  - examples: ${part.examples.join(', ')}`,
  ]);
  return [
    '# Waystone',
    '',
    '> The parts of a React design system, with their props and code that uses them. Build screens from these; use design tokens for colors, type and space.',
    '',
    '## Files',
    '',
    '- [components.json](components.json): the parts below as data',
    '- [manifests/components.json](manifests/components.json): the same in the format of Storybook’s component manifest',
    '- [index.json](index.json): every story by its id; iframe.html?id=ID shows one',
    '- Stories without the tag `manifest` show what not to do: take none of them as an example.',
    '- [design-tokens/light.tokens.json](design-tokens/light.tokens.json): design tokens, light theme',
    '- [design-tokens/tokens.css](design-tokens/tokens.css): the same as CSS variables, both themes',
    '',
    '## Parts',
    '',
    ...lines,
    '',
  ].join('\n');
}

/** Writes the machine-readable component list next to the static Storybook. */
export const partsList = (): Plugin => ({
  name: 'waystone-parts-list',
  apply: (_, { command }) => command === 'build' && process.env.VITEST === undefined,
  generateBundle() {
    const parts = readParts();
    this.emitFile({ type: 'asset', fileName: 'components.json', source: JSON.stringify(parts, null, 2) });
    const manifest = toManifest(parts, (story) => readFileSync(path.join(ROOT, story), 'utf8'));
    this.emitFile({
      type: 'asset',
      fileName: 'manifests/components.json',
      source: JSON.stringify(manifest, null, 2),
    });
    this.emitFile({ type: 'asset', fileName: 'llms.txt', source: toText(parts) });
  },
});
