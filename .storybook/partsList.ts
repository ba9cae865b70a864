import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import type { ComponentProps } from '../tools/props/readProps.ts';
import { knownProps } from './knownProps.ts';

const ROOT = path.resolve(import.meta.dirname, '..');

/** A part as programs read it: where it is, what it is for, and what it takes. */
interface Part extends ComponentProps {
  story: string;
  /** Where to import it from, by path from the top; empty for one that is written in its story file. */
  source: string;
}

/** Every part of UI, Brand and Features that has a story. */
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
      return components.map((component) => {
        const imported = new RegExp(`\\b${component.name}\\b[^;]*? from '[./]+/(src/[^']+)'`).exec(text);
        return { ...component, story, source: imported?.[1] ?? '' };
      });
    });

const lineOf = ({ name, required, typeName, defaultValue, description }: Part['props'][number]): string =>
  `  - ${name}${required ? '' : '?'}: ${typeName}${defaultValue === null ? '' : ` = ${defaultValue}`}. ${description}`;

/** The same as a text of the form that llms.txt has. */
export function toText(parts: readonly Part[]): string {
  const lines = parts
    .filter(({ source }) => source !== '')
    .flatMap(({ name, source, description, props }) => [
      `- ${name} (${source}): ${description}`,
      ...props.map(lineOf),
    ]);
  return [
    '# Waystone',
    '',
    '> The parts of a React design system, with their props. Build screens from these; use design tokens for colors, type and space.',
    '',
    '## Files',
    '',
    '- [components.json](components.json): the parts below as data',
    '- [index.json](index.json): every story by its id',
    '- [design-tokens/light.tokens.json](design-tokens/light.tokens.json): design tokens, light theme',
    '- [design-tokens/tokens.css](design-tokens/tokens.css): the same as CSS variables, both themes',
    '',
    '## Parts',
    '',
    ...lines,
    '',
  ].join('\n');
}

/** Writes the list of parts for programs beside the static Storybook. */
export const partsList = (): Plugin => ({
  name: 'waystone-parts-list',
  apply: (_, { command }) => command === 'build' && process.env.VITEST === undefined,
  generateBundle() {
    const parts = readParts();
    this.emitFile({ type: 'asset', fileName: 'components.json', source: JSON.stringify(parts, null, 2) });
    this.emitFile({ type: 'asset', fileName: 'llms.txt', source: toText(parts) });
  },
});
