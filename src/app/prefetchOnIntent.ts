import { routeNameOf } from '../layout/routeName.ts';
import { BASE } from '../routes.ts';
import { loadScreen, screens } from './screens.ts';

const INTENTS = ['pointerover', 'touchstart', 'focusin'];

/** Loads the screen of a link of the app that is pointed at, touched or focused: it may be followed next. */
function prefetch({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link?.origin !== globalThis.location.origin || !link.pathname.startsWith(BASE)) return;
  // One that does not load shows its error when it is opened.
  loadScreen(screens[routeNameOf(`/${link.pathname.slice(BASE.length)}`)]).catch(() => undefined);
}

/** Prefetches screens by what a person is about to do (SHIP-15); returns a function that ends it. */
export function prefetchOnIntent(): () => void {
  for (const intent of INTENTS) document.addEventListener(intent, prefetch, { passive: true });
  return () => {
    for (const intent of INTENTS) document.removeEventListener(intent, prefetch);
  };
}
