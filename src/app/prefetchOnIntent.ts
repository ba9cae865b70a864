import { BASE } from '../routes.ts';
import { loadScreen, screenAt } from './screens.ts';

const INTENTS = ['pointerover', 'touchstart', 'focusin'];

/**
 * Loads the screen behind an in-app link that is hovered, touched or focused, since it may be opened next.
 */
function prefetch({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link?.origin !== globalThis.location.origin || !link.pathname.startsWith(BASE)) return;
  // A failed load shows its error when the screen is opened.
  loadScreen(screenAt(link.pathname)).catch(() => undefined);
}

/** Prefetches screens based on user intent (SHIP-15); returns a cleanup function. */
export function prefetchOnIntent(): () => void {
  for (const intent of INTENTS) document.addEventListener(intent, prefetch, { passive: true });
  return () => {
    for (const intent of INTENTS) document.removeEventListener(intent, prefetch);
  };
}
