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
 * needs their actual height. Measuring when the list unmounts would lay out the old screen once more, and a resize
 * observer makes Firefox report an error, because the text inside an item has one too.
 */
export function recordHeight(item: HTMLElement | null): (() => void) | undefined {
  const { key } = item?.dataset ?? {};
  if (!item || !key) return undefined;
  return observe(item, () => {
    const height = contentHeight(item);
    if (height > 0) heights.set(key, height);
  });
}
