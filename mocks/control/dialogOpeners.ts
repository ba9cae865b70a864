/** By dialog: the control whose press opened it. */
const openers = new WeakMap<Element, Element>();
let pressed: Element | null = null;

/** Remembers which control has opened which dialog, for links to a moment. */
export function followDialogs(): void {
  // Keys that press a control send a click, too.
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

/** The control that has opened this dialog, where that was one that is still there. */
export function openerOf(dialog: Element): Element | undefined {
  const opener = openers.get(dialog);
  return opener?.isConnected ? opener : undefined;
}
