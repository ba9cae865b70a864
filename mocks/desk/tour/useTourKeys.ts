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

/** The keyboard stays in the tour; Escape ends it, and what had the focus before has it again. Returns the card's ref. */
export function useTourKeys(onEnd: () => void): RefCallback<HTMLElement> {
  const [before] = useState(() => document.activeElement);
  const card = useRef<HTMLElement>(null);
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') onEnd();
    if (event.key === 'Tab' && card.current) keepFocusIn(card.current, event);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => hear(event);
    document.addEventListener('keydown', listen);
    return () => {
      document.removeEventListener('keydown', listen);
      // The sheet that it was begun from is closed by now.
      const left = before?.isConnected ? before : document.querySelector('.desk-tab');
      if (left instanceof HTMLElement) left.focus();
    };
  }, [before]);
  // Each step renders a new card, which is announced when it receives focus.
  return useCallback((element) => {
    card.current = element;
    element?.focus();
  }, []);
}
