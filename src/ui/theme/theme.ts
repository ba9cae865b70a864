import { THEME_KEY } from '../limits.ts';

export type Theme = 'light' | 'dark';

/** Repaints the page and keeps the choice where storage allows it (THEME-03). */
export function applyTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem(THEME_KEY, theme);
  } catch {
    // A closed storage costs the choice its memory, not its effect.
  }
}
