import { describe, titleOf } from './describe.ts';
import { distances } from './distances.ts';
import type { createOverlay } from './overlay.ts';

const START = 'Press a part, or move to one with Tab. Alt-press takes what is inside it.';
const SELECTED =
  'Press another to measure between. Alt-press takes what is inside, arrow keys go outward (up), inward (down) and to neighbors. M measures from here, Escape ends.';

const boxOf = (element: Element | null): DOMRect | null => element?.getBoundingClientRect() ?? null;
const textsOf = (selected: Element | null) =>
  selected
    ? { title: titleOf(selected), lines: describe(selected), hint: SELECTED }
    : { title: 'Redlines', lines: [], hint: START };

/** State of selected, pinned and hovered elements; redraws on each change. */
export function createSelection(overlay: ReturnType<typeof createOverlay>) {
  let selected: Element | null = null;
  let pinned: Element | null = null;
  let hovered: Element | null = null;

  function draw(): void {
    const second = boxOf(pinned === selected ? null : pinned);
    const box = boxOf(selected);
    overlay.draw({
      hovered: hovered === selected ? null : boxOf(hovered),
      selected: box,
      second,
      distances: second && box ? distances(second, box) : [],
      ...textsOf(selected),
    });
  }
  function select(element: Element | null): void {
    selected = element;
    if (!element) pinned = null;
    // A dialog may have opened above it.
    overlay.raise();
    draw();
  }
  return {
    draw,
    select,
    current: () => selected,
    /** Pins the selected element, so that later selections are measured from it. */
    pin: () => void (pinned = selected),
    /** Selects an element and measures from the previous one; the selection after that starts over. */
    selectAndMeasure(element: Element): void {
      pinned = pinned && pinned !== selected ? null : selected;
      select(element);
    },
    hover(element: Element | null): void {
      hovered = element;
      draw();
    },
  };
}
