/**
 * axe's rules that compare colours. A theme only changes the values of colour variables and which of two decorative
 * pictures is shown, so every other rule has the same findings in both themes, and runs in only one.
 */
export const THEME_RULES = ['color-contrast', 'link-in-text-block'];
