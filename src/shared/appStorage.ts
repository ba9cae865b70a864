/** What links to a moment read and write of the app's own storage. */
export const appStorage = {
  /** The base path is part of every name, since two demos may share an origin. */
  prefix: (base: string): string => `waystone-app:${base}:`,
  /** The name of the theme is fixed (THEME-02). */
  theme: 'travel-theme',
  /** Unsent forms, by user and form. */
  draft: 'draft',
} as const;
