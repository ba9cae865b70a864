/** A vertical range of the window, px. */
interface Range {
  top: number;
  bottom: number;
}

/** Space left above and below the row, so that the next one is in view, too, px. */
const SPACE = 48;

/** How far to scroll down (or up, if negative) so that a row is in view with some space around it, px. */
export function scrollDistance(row: Range, visible: Range): number {
  const toTop = row.top - SPACE - visible.top;
  const toBottom = row.bottom + SPACE - visible.bottom;
  if (toTop < 0) return toTop;
  // A row taller than what is visible is shown from its beginning.
  return Math.min(toTop, Math.max(0, toBottom));
}

/** The part of a scroll container that its sticky children do not cover. */
function visibleRange(container: Element): Range {
  const { top, bottom } = container.getBoundingClientRect();
  const heads = [...container.querySelectorAll('.page-head, .failure-score')].filter(
    (element) => getComputedStyle(element).position === 'sticky',
  );
  return { top: Math.max(top, ...heads.map((head) => head.getBoundingClientRect().bottom)), bottom };
}

/**
 * Scrolls a row into view, unless the previous one is more than a screen away: then the user has scrolled away to read
 * something else. Does not move focus.
 */
export function followRow(row: Element, previous: Element | null): void {
  const container = row.closest('.scroll');
  if (!container) return;
  const visible = visibleRange(container);
  const distance = (element: Element): number => scrollDistance(element.getBoundingClientRect(), visible);
  if (previous && Math.abs(distance(previous)) > visible.bottom - visible.top) return;
  // Browsers end a smooth scroll when the phone scrolls to the control that is pressed next.
  container.scrollBy({ top: distance(row), behavior: 'instant' });
}
