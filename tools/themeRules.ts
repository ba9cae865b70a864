/**
 * The rules of axe that compare colours. A theme changes nothing but the values of colour variables and which of two
 * decorative pictures is shown, so every other rule finds the same in both themes, and runs in one of them only.
 */
export const THEME_RULES = ['color-contrast', 'link-in-text-block'];
