import { flushSync } from 'react-dom';

/** Fades from the page to the updated page, if the browser can and the user has not asked for less motion. */
export function crossFade(update: () => void): void {
  const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (isReduced || !('startViewTransition' in document)) return update();
  const { ready } = document.startViewTransition(() => flushSync(update));
  // Rejected if the next fade replaces this one, or if the page is hidden: the update is made all the same.
  ready.catch(() => undefined);
}
