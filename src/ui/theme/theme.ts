import { THEME_KEY } from '../constants.ts';

export type Theme = 'light' | 'dark';

/** Sets the theme on the page and stores it where possible (THEME-03). */
export function applyTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem(THEME_KEY, theme);
  } catch {
    // Without storage the theme still applies, it is only not remembered.
  }
}
