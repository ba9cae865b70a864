import { type RefObject, useLayoutEffect, useRef } from 'react';

const heights = new Map<string, number>();

/** The content height of an item in px when its list was last on screen. */
export const itemHeight = (key: string): number | undefined => heights.get(key);

/**
 * Records the height of each child when a list unmounts: items out of view are not laid out, but scroll
 * restoration needs their actual height.
 */
export function useItemHeights(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const list = ref.current;
    return () => {
      for (const child of list?.children ?? []) {
        const { key } = child instanceof HTMLElement ? child.dataset : {};
        const { paddingTop, paddingBottom } = getComputedStyle(child);
        // clientHeight is rounded, and the errors would add up in a long list.
        const { height: outer } = child.getBoundingClientRect();
        const height = outer - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom);
        if (key && height > 0) heights.set(key, height);
      }
    };
  }, []);
  return ref;
}
