import type { PageRect } from '../PageRect.ts';

/** The card's width, its distance from the element, and from the edges of column and window, px. */
const WIDTH = 340;
const GAP = 14;
const MARGIN = 12;

/** Where a card of this height stands: inside the column, below the element or else above it. */
export function cardPosition(box: PageRect | null, height: number): { left: number; top: number } {
  const { left: from, right: to } = (
    document.querySelector('main') ?? document.documentElement
  ).getBoundingClientRect();
  if (!box) return { left: Math.max(MARGIN, (from + to - WIDTH) / 2), top: 120 };
  const left = Math.max(from + MARGIN, Math.min(box.left + 4, to - MARGIN - WIDTH));
  const below = box.top + box.height + GAP;
  const above = box.top - GAP - height;
  const lowest = globalThis.innerHeight - MARGIN - height;
  if (below <= lowest) return { left, top: below };
  return { left, top: above >= MARGIN ? above : Math.max(MARGIN, lowest) };
}
