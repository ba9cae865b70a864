import { useSyncExternalStore } from 'react';
import { type Theme, applyTheme } from '../ui/theme/theme.ts';

const page = (): HTMLElement => document.documentElement;

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(page(), { attributes: true, attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}
const current = (): Theme => (page().dataset.theme === 'dark' ? 'dark' : 'light');

/** The current theme of the page; light by default (THEME-01). */
export const useTheme = (): Theme => useSyncExternalStore(subscribe, current, () => 'light');

/** Sets the theme of the page and of the browser's address bar (THEME-03). */
export function switchTheme(theme: Theme): void {
  applyTheme(theme);
  const bar = document.querySelector('meta[name="theme-color"]');
  bar?.setAttribute('content', getComputedStyle(page()).getPropertyValue('--paper').trim());
}
