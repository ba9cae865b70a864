import { type Part, importOf, storiesIn } from './partsList.ts';
import type { Prop } from '../tools/props/readProps.ts';
import { readStoryFile, usagesOf } from './usage.ts';

const propOf = ({ description, required, typeName, defaultValue }: Prop) => ({
  description,
  required,
  tsType: { name: typeName, raw: typeName },
  ...(defaultValue === null ? {} : { defaultValue: { value: defaultValue, computed: false } }),
});
const docgenOf = ({ name, description, props }: Part) => ({
  displayName: name,
  exportName: name,
  description,
  props: Object.fromEntries(props.map((prop) => [prop.name, propOf(prop)])),
});

/** A story file's components: the first is the main one. */
function entryOf(story: string, code: string, [main, ...others]: readonly Part[]) {
  if (!main) return [];
  const stories = storiesIn(code, story).filter(({ id }) => main.examples.includes(id));
  const snippets = usagesOf(main.name, readStoryFile(code, story));
  const id = main.examples[0]?.split('--')[0] ?? main.name;
  const entry = {
    id,
    name: main.name,
    path: `./${story}`,
    description: main.description,
    import: importOf(main),
    reactDocgen: docgenOf(main),
    stories: stories.map((each) => {
      const snippet = snippets.get(each.id);
      return { id: each.id, name: each.name, ...(snippet === undefined ? {} : { snippet }) };
    }),
    subcomponents: Object.fromEntries(
      others.map((part) => [
        part.name,
        {
          name: part.name,
          description: part.description,
          import: importOf(part),
          reactDocgen: docgenOf(part),
        },
      ]),
    ),
  };
  return [[id, entry] as const];
}

/**
 * The parts in the format of Storybook's component manifest, which tools look for in a static Storybook. Its
 * own generator reads props with `react-docgen` (see CONTRIBUTING.md), takes a minute, and writes paths of the
 * building machine.
 */
export function toManifest(parts: readonly Part[], read: (story: string) => string) {
  const files = [...new Set(parts.map(({ story }) => story))];
  const entries = files.flatMap((story) =>
    entryOf(
      story,
      read(story),
      parts.filter((part) => part.story === story),
    ),
  );
  return { v: 0, components: Object.fromEntries(entries) };
}
