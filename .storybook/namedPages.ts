import type { StoryIndex } from 'storybook/internal/types';
import { nameOf } from './nameOf.ts';

/** What `storyIndexGenerator` in main.ts is given. */
export interface IndexGenerator {
  getIndex: () => Promise<StoryIndex>;
}

/** Names each component's page like the component, for the search, which would list a hundred pages as 'Docs'. */
export function withNamedPages({ entries, ...index }: StoryIndex): StoryIndex {
  const named = Object.entries(entries).map(([id, entry]): [string, typeof entry] => {
    const isGenerated = entry.tags?.includes('autodocs') && !entry.tags.includes('unattached-mdx');
    if (entry.type !== 'docs' || !isGenerated) return [id, entry];
    // Its headings are stories, which the search has already.
    return [id, { ...entry, name: nameOf(entry.title), anchors: [] }];
  });
  return { ...index, entries: Object.fromEntries(named) };
}

/** The generator of the list of stories and pages, with named pages. */
export function namedPages<Generator extends IndexGenerator>(generator: Generator): Generator {
  const getIndex = generator.getIndex.bind(generator);
  return Object.assign(generator, { getIndex: async () => withNamedPages(await getIndex()) });
}
