import { type PointerEvent, useRef } from 'react';
import { TOAST_SWIPE_PX } from './constants.ts';

const START_PX = 6;

/** Handlers that dismiss an element on a swipe to the right; `--swiped` holds the offset. */
export function useSwipeAway(onAway: () => void) {
  const from = useRef<number | null>(null);
  const follow = (element: HTMLElement, px: number): void =>
    element.style.setProperty('--swiped', `${Math.max(0, px)}px`);
  const release = (event: PointerEvent<HTMLElement>): void => {
    if (from.current === null) return;
    const distance = event.clientX - from.current;
    from.current = null;
    const away = event.type === 'pointerup' && distance >= TOAST_SWIPE_PX;
    follow(event.currentTarget, away ? event.currentTarget.offsetWidth : 0);
    if (!away) return;
    event.currentTarget.dataset.swiped = '';
    onAway();
  };
  return {
    onPointerDown(event: PointerEvent<HTMLElement>): void {
      if (event.isPrimary && event.button === 0) from.current = event.clientX;
    },
    onPointerMove(event: PointerEvent<HTMLElement>): void {
      if (from.current === null || event.clientX - from.current < START_PX) return;
      // Captures the pointer only once it is a swipe, so that buttons inside still receive clicks.
      event.currentTarget.setPointerCapture(event.pointerId);
      follow(event.currentTarget, event.clientX - from.current);
    },
    onPointerUp: release,
    onPointerCancel: release,
  };
}
