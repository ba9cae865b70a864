import { observe } from 'react-intersection-observer';

const heights = new Map<string, number>();

/** The content height of an item in px when it last entered or left the screen. */
export const itemHeight = (key: string): number | undefined => heights.get(key);

function contentHeight(item: HTMLElement): number {
  const { paddingTop, paddingBottom } = getComputedStyle(item);
  return item.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom);
}

/**
 * The `ref` of an item with a `data-key`. Records its height: items out of view are not laid out, but scroll restoration
 * needs their actual height. Measuring them when the list unmounts would lay out the screen that is being left once more,
 * and with a resize observer Firefox reports a loop when a text inside is measured too.
 */
export function recordHeight(item: HTMLElement | null): (() => void) | undefined {
  const { key } = item?.dataset ?? {};
  if (!item || !key) return undefined;
  return observe(item, () => {
    const height = contentHeight(item);
    if (height > 0) heights.set(key, height);
  });
}
