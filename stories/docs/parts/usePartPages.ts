import { useEffect, useState } from 'react';
import { nameOf } from '../../../.storybook/nameOf.ts';
import { guides } from '../guides/index.ts';
import { readStories } from './storyIndex.ts';

/** Other titles, such as Comments, are also common words. */
const isPart = (title: string): boolean => title.startsWith('Brand/') || nameOf(title) in guides;

/** Addresses of the docs pages of parts, by the name of the part; empty until they are known. */
export function usePartPages(): ReadonlyMap<string, string> {
  const [pages, setPages] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    const read = async (): Promise<void> => {
      const parts = (await readStories()).filter(({ title }) => isPart(title));
      setPages(
        new Map(parts.map(({ id, title }) => [nameOf(title), `?path=/docs/${id.split('--')[0]}--docs`])),
      );
    };
    // Outside of Storybook there is no index.
    read().catch(() => undefined);
  }, []);
  return pages;
}
