/** Used by links to the current screen. */
export const scrollToTop = (): void => globalThis.scrollTo({ top: 0 });
