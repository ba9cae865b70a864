import type { PageRect } from '../PageRect.ts';

/** Margin around the element, and minimum and maximum size of a picture, px. */
const MARGIN = 24;
const MIN_SIZE = { width: 480, height: 160 };
const MAX_SIZE = { width: 480, height: 320 };

/** Start and length of a section around a part of a whole. */
function span(start: number, size: number, whole: number, least: number, most: number): [number, number] {
  const length = Math.min(whole, most, Math.max(least, size + 2 * MARGIN));
  const centred = size + 2 * MARGIN > length ? start - MARGIN : start + size / 2 - length / 2;
  return [Math.max(0, Math.min(centred, whole - length)), length];
}

/** The part of a scene to show in an element's picture; both boxes use the same coordinates. */
export function cropOf(element: PageRect, scene: PageRect): PageRect {
  const [left, width] = span(
    element.left - scene.left,
    element.width,
    scene.width,
    MIN_SIZE.width,
    MAX_SIZE.width,
  );
  const [top, height] = span(
    element.top - scene.top,
    element.height,
    scene.height,
    MIN_SIZE.height,
    MAX_SIZE.height,
  );
  return { left, top, width, height };
}
