const heights = new Map<string, number>();

/** The content height of an item in px when it was last on screen. */
export const itemHeight = (key: string): number | undefined => heights.get(key);

function record(entries: readonly ResizeObserverEntry[]): void {
  for (const { target, contentRect } of entries) {
    const { key } = target instanceof HTMLElement ? target.dataset : {};
    if (key && contentRect.height > 0) heights.set(key, contentRect.height);
  }
}
let observer: ResizeObserver | undefined;

/**
 * The `ref` of an item with a `data-key`. Records its height: items out of view are not laid out, but scroll restoration
 * needs their actual height. Measuring them when the list unmounts would lay out the screen that is being left once more.
 */
export function recordHeight(item: HTMLElement | null): (() => void) | undefined {
  if (!item) return undefined;
  observer ??= new ResizeObserver(record);
  observer.observe(item);
  return () => observer?.unobserve(item);
}
