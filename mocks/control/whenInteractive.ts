/** Every screen has a title, and so does the accounts page. */
const TITLE = '#root h1';

/**
 * Settles when a screen has rendered, however long that takes. React attaches its event listeners before it renders;
 * effects run in the next task.
 */
export function whenInteractive(): Promise<void> {
  return new Promise((resolve) => {
    const check = (): void => {
      if (!document.querySelector(TITLE)) return;
      observer.disconnect();
      setTimeout(resolve);
    };
    const observer = new MutationObserver(check);
    observer.observe(document, { childList: true, subtree: true });
    check();
  });
}
