const GAP = 8;
const CONTROLS = 'a, button, input, select, textarea';
const KEPT_IN_VIEW = '[data-keep-in-view]';

/**
 * Sets `--lift` so that an element fixed at the bottom does not cover the focused control or, if there is
 * room above, elements marked with `data-keep-in-view`. Over a dialog the element is at the top and goes below
 * the focused control, if there is room.
 */
export function liftAboveFocus(element: HTMLElement | null | undefined): void {
  const focused = document.activeElement;
  if (!element || element.contains(focused)) return;
  element.style.removeProperty('--lift');
  if (!focused?.matches(`${CONTROLS}, ${KEPT_IN_VIEW}`)) return;
  const { top, bottom, left, right, height } = element.getBoundingClientRect();
  const isAtTop = element.dataset.overDialog;
  let lift = 0;
  for (const part of [focused, ...(isAtTop ? [] : document.querySelectorAll(KEPT_IN_VIEW))]) {
    const other = part.getBoundingClientRect();
    const isApart =
      other.top >= bottom - lift || other.bottom <= top - lift || other.left >= right || other.right <= left;
    const next = isAtTop ? top - other.bottom - GAP : bottom - other.top + GAP;
    const foot = bottom - next;
    if (!isApart && foot > height && foot < innerHeight) lift = next;
  }
  element.style.setProperty('--lift', `${lift}px`);
}
