import { type RefObject, useLayoutEffect, useRef } from 'react';

const heights = new Map<string, number>();

/** The height of an item's contents when its list was last on screen, in px. */
export const keptHeight = (key: string): number | undefined => heights.get(key);

/**
 * Remembers how tall each child of a list was when the list leaves the screen: items out of view are not laid
 * out, and coming back has to find the same place.
 */
export function useKeptHeights(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const list = ref.current;
    return () => {
      for (const child of list?.children ?? []) {
        const { key } = child instanceof HTMLElement ? child.dataset : {};
        const { paddingTop, paddingBottom } = getComputedStyle(child);
        // Not clientHeight: what is rounded off each card adds up down a long list.
        const { height: outer } = child.getBoundingClientRect();
        const height = outer - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom);
        if (key && height > 0) heights.set(key, height);
      }
    };
  }, []);
  return ref;
}
