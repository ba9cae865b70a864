import type { FocusEvent } from 'react';

/** For horizontally scrolling rows: scrolls the focused item fully into view on keyboard focus. */
export function scrollIntoViewOnFocus({ target }: FocusEvent): void {
  if (!target.matches(':focus-visible')) return;
  (target.closest('li') ?? target).scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
