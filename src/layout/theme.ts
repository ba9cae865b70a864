import { useSyncExternalStore } from 'react';
import { STORAGE_KEYS } from '../storage/keys.ts';
import { localStore, subscribeToStorage } from '../storage/webStorage.ts';

type Theme = 'light' | 'dark';

const page = (): HTMLElement => document.documentElement;

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(page(), { attributes: true, attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}
const current = (): Theme => (page().dataset.theme === 'dark' ? 'dark' : 'light');

/** The current theme of the page; light by default (THEME-01). */
export const useTheme = (): Theme => useSyncExternalStore(subscribe, current, () => 'light');

let changes = 0;

/** Suspends transitions until the new colors are painted, so that all of them change in the same frame. */
function suspendTransitions(): void {
  const change = (changes += 1);
  page().dataset.themeChanges = '';
  // The first frame's callback runs before its styles are computed.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (change === changes) delete page().dataset.themeChanges;
    }),
  );
}

/** Sets the theme of the page and the color of the browser's address bar (THEME-03). */
function paint(theme: Theme): void {
  suspendTransitions();
  page().dataset.theme = theme;
  const bar = document.querySelector('meta[name="theme-color"]');
  bar?.setAttribute('content', getComputedStyle(page()).getPropertyValue('--paper').trim());
}

/** Fades to the updated page, if the browser can and the user has not asked for less motion. */
function fade(update: () => void): void {
  const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (isReduced || !('startViewTransition' in document)) return update();
  // Rejected if another fade replaces this one, or if the page is hidden: the update is made all the same.
  document.startViewTransition(update).ready.catch(() => undefined);
}

/** Sets the theme and stores the choice (THEME-02). */
export function switchTheme(theme: Theme): void {
  fade(() => {
    paint(theme);
    localStore.set(STORAGE_KEYS.theme, theme);
  });
}

function paintStored(): void {
  const stored = localStore.get(STORAGE_KEYS.theme);
  const theme = stored === 'dark' ? 'dark' : 'light';
  if (stored !== null && theme !== current()) paint(theme);
}

/** Follows theme changes in other tabs, also those since the page was loaded; returns an unsubscribe function. */
export function followStoredTheme(): () => void {
  paintStored();
  return subscribeToStorage(paintStored);
}
