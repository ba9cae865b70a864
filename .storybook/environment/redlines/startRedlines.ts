import { createOverlay } from './overlay.ts';
import { createSelection } from './selection.ts';

const PRESSES = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click', 'submit'];
const STEPS: Record<string, (at: Element) => Element | null> = {
  ArrowUp: (at) => at.parentElement,
  ArrowDown: (at) => at.firstElementChild,
  ArrowLeft: (at) => at.previousElementSibling,
  ArrowRight: (at) => at.nextElementSibling,
};

/** What a designer calls a part when pressing something inside it, such as the text or icon of a button. */
const CONTROLS =
  'a[href], button, input, select, textarea, label, summary, [role="button"], [role="link"], [role="tab"], [role="radio"], [role="checkbox"], [role="switch"], [role="option"], [role="menuitem"], [role="menuitemradio"]';
const BLOCKS =
  'h1, h2, h3, h4, h5, h6, p, img, svg, li, dt, dd, td, th, article, figure, fieldset, form, nav, header, footer, section, main, dialog';

/** The nearest meaningful element: the control that was pressed, otherwise the text, picture, item or card. */
const partOf = (element: Element): Element => element.closest(CONTROLS) ?? element.closest(BLOCKS) ?? element;

function consume(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Lets users click elements of the story to see their sizes and tokens. Returns a cleanup function. */
export function startRedlines(): () => void {
  const overlay = createOverlay();
  const selection = createSelection(overlay);
  const elementAt = (event: Event): Element | null => {
    const [target] = event.composedPath();
    if (!(target instanceof Element) || event.composedPath().includes(overlay.host)) return null;
    // Holding Alt goes inward, and the arrow keys in every direction.
    const goesInward = event instanceof MouseEvent && event.altKey;
    return goesInward ? (target.closest('svg') ?? target) : partOf(target);
  };
  function press(event: Event): void {
    const element = elementAt(event);
    if (!element) return;
    consume(event);
    if (event.type === 'click') selection.selectAndMeasure(element);
  }
  function key(event: KeyboardEvent): void {
    const at = selection.current();
    const next = at && STEPS[event.key]?.(at);
    if (at && event.key === 'Escape') selection.select(null);
    else if (at && event.key.toLowerCase() === 'm') selection.pin();
    else if (next && next !== document.documentElement) selection.select(next);
    else return;
    consume(event);
  }
  const ending = new AbortController();
  const options = { capture: true, signal: ending.signal };
  for (const name of PRESSES) document.addEventListener(name, press, options);
  document.addEventListener('keydown', key, options);
  document.addEventListener('pointerover', (event) => selection.hover(elementAt(event)), options);
  document.addEventListener('focusin', (event) => selection.select(elementAt(event)), options);
  addEventListener('scroll', selection.draw, options);
  addEventListener('resize', selection.draw, options);
  selection.draw();
  return () => {
    ending.abort();
    overlay.remove();
  };
}
