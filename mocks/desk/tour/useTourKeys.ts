import { type RefCallback, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';

/** Focus trap: wraps from the card's last control to the first, and back. */
function keepFocusIn(card: HTMLElement, event: KeyboardEvent): void {
  const controls = [...card.querySelectorAll('button')];
  const [first, last] = [controls[0], controls.at(-1)];
  const at = document.activeElement;
  const isOutside = !card.contains(at) || at === card;
  const next = event.shiftKey
    ? (at === first || isOutside) && last
    : (at === last || !card.contains(at)) && first;
  if (!next) return;
  event.preventDefault();
  next.focus();
}

interface Ends {
  onEscape: () => void;
  /** On a press on the desk, which has its normal effect. */
  onDesk: () => void;
}

/** Traps focus in the tour; Escape ends it, and focus returns to where it was. Returns the card's ref. */
export function useTourKeys({ onEscape, onDesk }: Ends): RefCallback<HTMLElement> {
  const [before] = useState(() => document.activeElement);
  const card = useRef<HTMLElement>(null);
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') onEscape();
    if (event.key === 'Tab' && card.current) keepFocusIn(card.current, event);
  });
  // Whoever uses the desk has seen enough.
  const leave = useEffectEvent(({ target }: PointerEvent) => {
    if (target instanceof Element && target.closest('.demo-desk')) onDesk();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => hear(event);
    const press = (event: PointerEvent): void => leave(event);
    document.addEventListener('keydown', listen);
    document.addEventListener('pointerdown', press);
    return () => {
      document.removeEventListener('keydown', listen);
      document.removeEventListener('pointerdown', press);
      // If the sheet that started the tour has been closed, focus goes to the desk's tab.
      const left = before?.isConnected ? before : document.querySelector('.desk-tab');
      if (left instanceof HTMLElement) left.focus();
    };
  }, [before]);
  // Each step renders a new card, which is announced when it receives focus.
  return useCallback((element) => {
    card.current = element;
    element?.focus({ preventScroll: true });
  }, []);
}
