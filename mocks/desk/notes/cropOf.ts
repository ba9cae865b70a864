import type { PageRect } from '../PageRect.ts';

/** Margin around the element, and minimum and maximum size of a picture, px. */
const AROUND = 24;
const LEAST = { width: 480, height: 160 };
const MOST = { width: 480, height: 320 };

/** Start and length of a section around a part of a whole. */
function span(start: number, size: number, whole: number, least: number, most: number): [number, number] {
  const length = Math.min(whole, most, Math.max(least, size + 2 * AROUND));
  const centred = size + 2 * AROUND > length ? start - AROUND : start + size / 2 - length / 2;
  return [Math.max(0, Math.min(centred, whole - length)), length];
}

/** The part of a scene to show in an element's picture; both boxes use the same coordinates. */
export function cropOf(element: PageRect, scene: PageRect): PageRect {
  const [left, width] = span(element.left - scene.left, element.width, scene.width, LEAST.width, MOST.width);
  const [top, height] = span(
    element.top - scene.top,
    element.height,
    scene.height,
    LEAST.height,
    MOST.height,
  );
  return { left, top, width, height };
}
