const GAP = 8;
const CONTROLS = 'a, button, input, select, textarea';

/** Sets `--lift` so that an element fixed at the bottom does not cover the control that has the focus. */
export function liftAboveFocus(element: HTMLElement | null | undefined): void {
  if (!element || element.dataset.overDialog) return;
  element.style.removeProperty('--lift');
  const focused = document.activeElement;
  if (!focused?.matches(CONTROLS) || element.contains(focused)) return;
  const [own, other] = [element.getBoundingClientRect(), focused.getBoundingClientRect()];
  const apart =
    other.top >= own.bottom || other.bottom <= own.top || other.left >= own.right || other.right <= own.left;
  const lift = own.bottom - other.top + GAP;
  if (!apart && own.top > lift) element.style.setProperty('--lift', `${lift}px`);
}
