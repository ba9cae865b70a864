/** The title of what stands on the page: each screen has one, and so has each page that the mocks draw. */
const TITLE = '#root h1';

/**
 * Settles when a screen stands, however long it takes. React listens before it draws, so that a screen that is
 * seen can be used; its effects follow in the next task.
 */
export function whenInteractive(): Promise<void> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (!document.querySelector(TITLE)) return;
      watch.disconnect();
      setTimeout(resolve);
    };
    const watch = new MutationObserver(look);
    watch.observe(document, { childList: true, subtree: true });
    look();
  });
}
