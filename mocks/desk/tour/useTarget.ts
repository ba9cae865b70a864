import { useLayoutEffect, useState } from 'react';
import { paths, withBase } from '../../../src/routes.ts';
import { goTo } from '../failures/phonePage.ts';
import type { PageRect } from '../PageRect.ts';
import { steps } from './steps.ts';

/** Margin around the highlighted element, px. */
const EDGE = 6;
/** Maximum highlighted height, as a share of the window's. */
const TALLEST = 0.5;
/** Where the ring still is inside the window, in px: its line is drawn around the box. */
const RING = 3;
/** How long a step waits for its screen and its first choice of element, ms. */
const WAIT_LIMIT = 2500;

const isShown = ({ width, height }: DOMRect): boolean => width > 1 && height > 1;

/** Where a tall element is cut off: at the lowest end of one of its parts whose ring crosses no other. */
function endOf(element: Element, lowest: number): number {
  const leaves = [...element.querySelectorAll('*')]
    .filter(({ childElementCount }) => childElementCount === 0)
    .map((leaf) => leaf.getBoundingClientRect())
    .filter(isShown);
  const ends = leaves.map(({ bottom }) => bottom).filter((end) => end <= lowest);
  const isFree = (end: number): boolean =>
    leaves.every(({ top, bottom }) => bottom <= end || top >= end + EDGE + RING);
  return ends.filter(isFree).reduce((last, end) => Math.max(last, end), 0) || lowest;
}

/** The bottom of what stands before an element, such as its heading; 0 if that is scrolled out of the window. */
function endBefore(element: Element): number {
  let first = element;
  while (!first.previousElementSibling && first.parentElement) first = first.parentElement;
  const { top, bottom } = first.previousElementSibling?.getBoundingClientRect() ?? new DOMRect();
  return bottom > top && bottom <= element.getBoundingClientRect().top ? bottom : 0;
}

/** The element with the parts that extend beyond it. */
function boxOf(element: Element): PageRect {
  const parts = [element, ...element.children].map((part) => part.getBoundingClientRect()).filter(isShown);
  const left = Math.min(...parts.map((part) => part.left)) - EDGE;
  const right = Math.max(...parts.map((part) => part.right)) + EDGE;
  const highest = Math.min(...parts.map((part) => part.top));
  const lowest = highest + globalThis.innerHeight * TALLEST;
  const deepest = Math.max(...parts.map((part) => part.bottom));
  const bottom = (deepest <= lowest ? deepest : endOf(element, lowest)) + EDGE;
  const top = Math.max(RING, highest - EDGE, endBefore(element) + RING);
  return { left, top, width: right - left, height: bottom - top };
}

/** Whether the element's top is visible high enough in the window for the card to have room. */
function beginsInSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && (top < globalThis.innerHeight * 0.6 || bottom < globalThis.innerHeight);
}

const isSame = (a: PageRect | null | undefined, b: PageRect): boolean =>
  a?.left === b.left && a.top === b.top && a.width === b.width && a.height === b.height;

/** Opens a screen; the returned function tells whether it has replaced the one before, each with its own heading. */
export function showScreen(route: string): () => boolean {
  if (location.pathname === withBase(route)) return () => true;
  const heading = () => document.querySelector('main h1');
  const before = heading();
  goTo(route);
  return () => heading() !== before;
}

const firstShown = (targets: readonly string[]): Element | null | undefined =>
  targets.map((target) => document.querySelector(target)).find((each) => each?.checkVisibility());

interface Target {
  /** The step whose element was looked for. */
  step: number;
  /** The element's box; null if there is none. */
  box: PageRect | null;
  /** The last box there was. */
  last: PageRect | null;
}

/** Shows the step's screen and finds its element; after the last step, Home. Null until the first is found. */
export function useTarget(step: number): Target | null {
  const [target, setTarget] = useState<Target | null>(null);
  // Before the step is painted, so that its card never shows in a wrong place.
  useLayoutEffect(() => {
    const { route, targets } = steps[step] ?? { route: paths.home(), targets: [] };
    const hasArrived = showScreen(route);
    const start = performance.now();
    let previousElement: Element | undefined;
    let box: PageRect | null | undefined;
    let frame = 0;
    const show = (next: PageRect | null): void => {
      box = next;
      setTarget((now) => ({ step, box: next, last: next ?? now?.last ?? null }));
    };
    // Screens and content load late, with no event for every move, so this checks each animation frame.
    const look = (): void => {
      frame = requestAnimationFrame(look);
      const waits = performance.now() - start < WAIT_LIMIT;
      if (waits && !hasArrived()) return;
      const element = firstShown(waits ? targets.slice(0, 1) : targets);
      if (!element) {
        if (box === null || (waits && targets.length > 0)) return;
        if (targets.length === 0) globalThis.scrollTo({ top: 0 });
        show(null);
        return;
      }
      // A new screen has new elements.
      if (element !== previousElement && !beginsInSight(element)) element.scrollIntoView({ block: 'start' });
      previousElement = element;
      const now = boxOf(element);
      if (!isSame(box, now)) show(now);
    };
    look();
    return () => cancelAnimationFrame(frame);
  }, [step]);
  return target;
}
