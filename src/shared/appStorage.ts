import { FORKED_PHONE } from './mockStorage.ts';

/** A moment forked to the desk's second phone has its own drafts. */
const FRAME = typeof window !== 'undefined' && window.name === FORKED_PHONE ? `${FORKED_PHONE}:` : '';

/** The storage names that links to a moment need to read and write the app's own storage. */
export const appStorage = {
  /** The base path is part of every name, since two demos may share an origin. */
  prefix: (base: string): string => `waystone-app:${FRAME}${base}:`,
  /** The name for the theme is fixed (THEME-02). */
  theme: 'travel-theme',
  /** Unsent forms, by user and form. */
  draft: 'draft',
} as const;
