import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';

const Index = z.object({
  entries: z.record(
    z.string(),
    z.object({ id: z.string(), type: z.string(), title: z.string(), name: z.string() }),
  ),
});

export interface BuiltStory {
  id: string;
  /** The folder that it stands in: Docs, Screens, Flows, Features, UI. */
  kind: string;
  /** What it is of: a screen, a card, a part. */
  of: string;
  state: string;
}

/** Every story of a static Storybook. */
export async function storiesIn(folder: string): Promise<BuiltStory[]> {
  const { entries } = z.parse(Index, JSON.parse(await readFile(path.join(folder, 'index.json'), 'utf8')));
  return Object.values(entries)
    .filter(({ type }) => type === 'story')
    .map(({ id, title, name }) => {
      const [kind = '', ...of] = title.split('/');
      return { id, kind, of: of.join('/'), state: name };
    });
}

/** Stories under a name that they share, in their order. */
export function groupedBy(stories: readonly BuiltStory[], name: 'kind' | 'of'): [string, BuiltStory[]][] {
  const names = [...new Set(stories.map((story) => story[name]))];
  return names.map((one) => [one, stories.filter((story) => story[name] === one)]);
}

/** 'Docs 13, Screens 150': how many stories of each kind. */
export const counted = (stories: readonly BuiltStory[]): string =>
  groupedBy(stories, 'kind')
    .map(([kind, ofKind]) => `${kind} ${ofKind.length}`)
    .join(', ');
