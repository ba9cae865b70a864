import path from 'node:path';
import type { Plugin } from 'vite';
import type { ComponentProps, Prop } from '../tools/props/readProps.ts';
import { forgetProps, knownProps } from './knownProps.ts';
import { sourceOf } from './partsList.ts';
import { curlyQuotes } from './curlyQuotes.ts';
import { type Uses, readUses } from './usedIn.ts';

/** Up to this number of choices are shown as radio buttons, more as a dropdown. */
const SIDE_BY_SIDE = 4;

function controlOf({ kind, options }: Prop): false | { type: string } {
  if (kind === 'choice') return { type: options.length <= SIDE_BY_SIDE ? 'inline-radio' : 'select' };
  // Functions are callbacks of the component; objects and content have presets.
  return kind === 'boolean' || kind === 'text' || kind === 'number' ? { type: kind } : false;
}
/** Storybook's type names for the kinds of props. */
const TYPES: Record<Prop['kind'], string> = {
  boolean: 'boolean',
  choice: 'enum',
  content: 'other',
  function: 'function',
  number: 'number',
  object: 'other',
  text: 'string',
};

/** Converts a prop for Storybook's tables and controls. */
function argTypeOf(prop: Prop) {
  const { name, description, required, kind, typeName, options, defaultValue } = prop;
  return {
    name,
    description: withoutIds(description),
    type: { name: TYPES[kind], required, value: kind === 'choice' ? options : typeName },
    ...(kind === 'choice' ? { options } : {}),
    control: controlOf(prop),
    table: {
      type: { summary: typeName },
      ...(defaultValue === null ? {} : { defaultValue: { summary: defaultValue } }),
      ...(kind === 'function' ? { category: 'Events' } : {}),
    },
  };
}

/** Order of the controls by kind; required props come first. */
const ORDER: Prop['kind'][] = ['choice', 'text', 'number', 'boolean', 'content', 'object', 'function'];
const orderOf = ({ required, kind }: Prop): number => ORDER.indexOf(kind) - (required ? ORDER.length : 0);

/** Removes the ids of requirements, which designers do not know, from a comment. */
const withoutIds = (comment: string): string => comment.replaceAll(/ \([A-Z]+-\d\d[^)]*\)/g, '');

/** Metadata added to a component, used by Storybook, environment/controls.tsx and InUse.tsx. */
const additionsFor = ({ name, props }: ComponentProps, description: string, uses: Uses | null) => ({
  __docgenInfo: { displayName: name, description: withoutIds(description) },
  storybookProps: Object.fromEntries(
    props.toSorted((a, b) => orderOf(a) - orderOf(b)).map((prop) => [prop.name, argTypeOf(prop)]),
  ),
  ...(uses ? { storybookUses: uses } : {}),
});

/**
 * Gives Storybook each component's props, choices, defaults and descriptions as read by TypeScript. Skipped
 * in test runs, which show no controls.
 */
export function componentProps(): Plugin {
  let usesOf: ReturnType<typeof readUses> | null = null;
  return {
    name: 'waystone-component-props',
    enforce: 'pre',
    apply: () => process.env.VITEST === undefined,
    transform(code, id) {
      const [file = ''] = id.split('?');
      if (!file.endsWith('.stories.tsx')) return null;
      const components = knownProps().get(path.normalize(file)) ?? [];
      const uses = (usesOf ??= readUses());
      const main = components.find((component) => sourceOf(component, code));
      const additions = components.map((component) => {
        const source = sourceOf(component, code);
        // A wrapper of the story file only loads the data of the component that the page is about.
        const { description } = source ? component : (main ?? component);
        const added = additionsFor(component, description, source ? uses(source) : null);
        return `Object.assign(${component.name}, ${JSON.stringify(added)});`;
      });
      // Storybook shows these comments as descriptions of stories.
      const described = code.replaceAll(/\/\*\*[^]*?\*\//g, (comment) => withoutIds(curlyQuotes(comment)));
      return { code: `${described}\n${additions.join('\n')}`, map: null };
    },
    hotUpdate({ file }) {
      if (!/\.tsx?$/.test(file)) return;
      forgetProps();
      usesOf = null;
    },
  };
}
