import { THEME_KEY } from '../limits.ts';

export type Theme = 'light' | 'dark';

/** The stored choice; light when there is none or storage is closed (THEME-01, THEME-02). */
export function readTheme(): Theme {
  try {
    return localStorage.getItem(THEME_KEY) === 'dark' ? 'dark' : 'light';
  } catch {
    return 'light';
  }
}

/** Repaints the page and keeps the choice where storage allows it (THEME-03). */
export function applyTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem(THEME_KEY, theme);
  } catch {
    // A closed storage costs the choice its memory, not its effect.
  }
}
