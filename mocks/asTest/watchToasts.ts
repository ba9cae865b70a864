import { isOfDesk } from './describeTarget.ts';

const REGION = '[aria-label^="Notifications"]';

/** Told of the title of each toast. */
export function watchToasts(onToast: (text: string) => void): void {
  const observer = new MutationObserver((mutations) => {
    for (const { addedNodes } of mutations)
      for (const node of addedNodes) {
        const element = node instanceof Element && node.closest(REGION) && !isOfDesk(node) ? node : null;
        const text = element
          ?.querySelector('[data-kind] :is(p, strong, b), :scope > div > :first-child:not(svg)')
          ?.textContent?.trim();
        if (text) onToast(text);
      }
  });
  observer.observe(document.body, { childList: true, subtree: true });
}
