/** Maps each dialog to the control that opened it. */
const openers = new WeakMap<Element, Element>();
let pressed: Element | null = null;

/** Tracks which control opened which dialog, for moment links. */
export function followDialogs(): void {
  // Keyboard activation dispatches a click as well.
  const onClick = ({ target }: Event): void => {
    pressed = target instanceof Element ? target.closest('button, a, summary, [role="button"]') : null;
  };
  document.addEventListener('click', onClick, { capture: true });
  const observer = new MutationObserver((mutations) => {
    for (const { target } of mutations)
      if (target instanceof HTMLDialogElement && target.open && pressed) openers.set(target, pressed);
  });
  observer.observe(document, { subtree: true, attributeFilter: ['open'] });
}

/** The control that opened this dialog, if it is still in the document. */
export function openerOf(dialog: Element): Element | undefined {
  const opener = openers.get(dialog);
  return opener?.isConnected ? opener : undefined;
}
