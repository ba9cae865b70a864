/** Marks the element that a press would pick, for the style sheet. */
const MARK = 'data-pick';

/** The smallest element with a meaning of its own around an event's target; null on the desk. */
function pickable({ target }: Event): HTMLElement | null {
  if (!(target instanceof Element) || target.closest('.demo-desk, .desk-tab')) return null;
  const named = target.closest<HTMLElement>('button, a, article, h1, h2, h3, img, section');
  return named ?? (target instanceof HTMLElement ? target : document.body);
}

function mark(element: HTMLElement | null): void {
  document.querySelector(`[${MARK}]`)?.removeAttribute(MARK);
  element?.setAttribute(MARK, '');
}

/**
 * Resolves to the element the user clicks next on the phone; the click has no other effect. Null after Escape or if it
 * is canceled.
 */
export function pickElement(canceled: AbortSignal): Promise<HTMLElement | null> {
  document.documentElement.toggleAttribute('data-picking', true);
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  return new Promise((resolve) => {
    const end = (element: HTMLElement | null): void => {
      listening.abort();
      mark(null);
      document.documentElement.removeAttribute('data-picking');
      resolve(element);
    };
    const pick = (event: MouseEvent): void => {
      const element = pickable(event);
      if (!element) return;
      event.preventDefault();
      event.stopPropagation();
      end(element);
    };
    const leave = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      end(null);
    };
    const show = (event: Event): void => mark(pickable(event));
    canceled.addEventListener('abort', () => end(null), { signal: listening.signal });
    document.addEventListener('pointerover', show, options);
    document.addEventListener('focusin', show, options);
    document.addEventListener('click', pick, options);
    document.addEventListener('keydown', leave, options);
  });
}
