import { useEffect, useState } from 'react';
import * as z from 'zod/mini';

const Index = z.object({
  entries: z.record(
    z.string(),
    z.object({ id: z.string(), type: z.string(), title: z.string(), name: z.string() }),
  ),
});

export interface ScreenState {
  id: string;
  screen: string;
  state: string;
}

async function readIndex(): Promise<ScreenState[]> {
  const { entries } = z.parse(Index, await (await fetch('index.json')).json());
  return Object.values(entries)
    .filter(({ type, title }) => type === 'story' && title.startsWith('Screens/'))
    .map(({ id, title, name }) => ({ id, screen: title.replace('Screens/', ''), state: name }));
}

/** Every state of every screen, from the index of the Storybook around this page; none where there is none. */
export function useScreenStates(): ScreenState[] {
  const [states, setStates] = useState<ScreenState[]>([]);
  useEffect(() => {
    readIndex().then(setStates, () => undefined);
  }, []);
  return states;
}
