const GAP = 8;
const CONTROLS = 'a, button, input, select, textarea';

/**
 * Sets `--lift` so that an element fixed at the bottom does not cover the focused control or, if there is
 * room above, elements marked with `data-keep-in-view`. Over a dialog the element is at the top and goes below
 * the focused control, if there is room.
 */
export function liftAboveFocus(element: HTMLElement | null | undefined): void {
  if (!element || element.dataset.overDialog) return;
  element.style.removeProperty('--lift');
  const focused = document.activeElement;
  if (!focused?.matches(CONTROLS) || element.contains(focused)) return;
  const { top, bottom, left, right, height } = element.getBoundingClientRect();
  let lift = 0;
  for (const part of [focused, ...document.querySelectorAll('[data-keep-in-view]')]) {
    const other = part.getBoundingClientRect();
    const isApart =
      other.top >= bottom - lift || other.bottom <= top - lift || other.left >= right || other.right <= left;
    const next = bottom - other.top + GAP;
    if (!isApart && bottom - next - height > 0) lift = next;
  }
  if (lift > 0) element.style.setProperty('--lift', `${lift}px`);
}
