import * as z from 'zod/mini';

const Index = z.object({
  entries: z.record(
    z.string(),
    z.object({
      id: z.string(),
      type: z.string(),
      title: z.string(),
      name: z.string(),
      importPath: z.string(),
      tags: z.array(z.string()),
    }),
  ),
});

/** Reads a JSON file of the built Storybook; null if there is none. */
export const readJson = async (file: string): Promise<unknown> =>
  (await fetch(file)).json().catch(() => null);

/** All stories, as listed in Storybook's index. */
export const readStories = async () =>
  Object.values(Index.parse(await readJson('index.json')).entries).filter(({ type }) => type === 'story');
