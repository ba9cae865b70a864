import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import {
  type StoryParameters,
  readStoryParameters,
} from '../../../.storybook/environment/storyParameters.ts';

const Index = z.object({
  entries: z.record(
    z.string(),
    z.object({ id: z.string(), type: z.string(), title: z.string(), name: z.string() }),
  ),
});
const Parameters = z.optional(z.record(z.string(), z.unknown()));
const Stories = z.looseObject({ default: z.object({ title: z.string(), parameters: Parameters }) });
const Annotations = z.looseObject({ parameters: Parameters });

/** The parameters of each screen story, by 'Title: ExportName'. */
const parametersByStory = new Map(
  Object.values(import.meta.glob('../../screens/*.stories.tsx', { eager: true })).flatMap((module) => {
    const { default: meta, ...stories } = z.parse(Stories, module);
    return Object.entries(stories).map(([name, story]): [string, object] => [
      `${meta.title}: ${name}`,
      { ...meta.parameters, ...z.safeParse(Annotations, story).data?.parameters },
    ]);
  }),
);

export interface ScreenState {
  id: string;
  screen: string;
  state: string;
  /** The state that the story asks of the mock backend, or null. */
  setup: StoryParameters | null;
}

async function readIndex(): Promise<ScreenState[]> {
  const { entries } = z.parse(Index, await (await fetch('index.json')).json());
  return Object.values(entries)
    .filter(({ type, title }) => type === 'story' && title.startsWith('Screens/'))
    .map(({ id, title, name }) => ({
      id,
      screen: title.replace('Screens/', ''),
      state: name,
      setup: readStoryParameters({
        parameters: parametersByStory.get(`${title}: ${name.replaceAll(' ', '')}`) ?? {},
        globals: {},
      }),
    }));
}

/** Every state of every screen, from the index of the surrounding Storybook; empty outside of one. */
export function useScreenStates(): ScreenState[] {
  const [states, setStates] = useState<ScreenState[]>([]);
  useEffect(() => {
    readIndex().then(setStates, () => undefined);
  }, []);
  return states;
}
