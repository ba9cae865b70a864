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
  /** Its folder in the sidebar: Docs, Screens, Flows, Features, UI. */
  kind: string;
  /** The screen or component it shows. */
  of: string;
  state: string;
}

async function readEntries(folder: string) {
  const { entries } = z.parse(Index, JSON.parse(await readFile(path.join(folder, 'index.json'), 'utf8')));
  return Object.values(entries);
}

/** Reads the ids of a static Storybook's docs pages. */
export async function readPages(folder: string): Promise<string[]> {
  const entries = await readEntries(folder);
  return entries
    .filter(({ type, title }) => type === 'docs' && title.startsWith('Docs/'))
    .map(({ id }) => id);
}

/** Reads the stories of a static Storybook. */
export async function readStories(folder: string): Promise<BuiltStory[]> {
  const entries = await readEntries(folder);
  return entries
    .filter(({ type }) => type === 'story')
    .map(({ id, title, name }) => {
      const [kind = '', ...of] = title.split('/');
      return { id, kind, of: of.join('/'), state: name };
    });
}
