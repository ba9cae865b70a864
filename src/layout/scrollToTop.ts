/** For a link to the screen that is already open. */
export const scrollToTop = (): void => globalThis.scrollTo({ top: 0 });
