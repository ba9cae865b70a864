import { notificationTitles } from '../../src/shared/notificationTitles.ts';
import { isInDesk } from './describeTarget.ts';

const REGION = '[aria-label^="Notifications"]';

/** No test can expect what others do. */
const NOTIFICATION_TITLES = new Set(Object.values(notificationTitles));

/** Calls back with the title of each toast about the user's own actions. */
export function watchToasts(onToast: (text: string) => void): void {
  const observer = new MutationObserver((mutations) => {
    for (const { addedNodes } of mutations)
      for (const node of addedNodes) {
        const element = node instanceof Element && node.closest(REGION) && !isInDesk(node) ? node : null;
        const text = element
          ?.querySelector('[data-kind] :is(p, strong, b), :scope > div > :first-child:not(svg)')
          ?.textContent?.trim();
        if (text && !NOTIFICATION_TITLES.has(text)) onToast(text);
      }
  });
  observer.observe(document.body, { childList: true, subtree: true });
}
