import type { FocusEvent } from 'react';

/** For rows that scroll sideways: whatever the keyboard comes to is shown whole, with the list item around it. */
export function scrollIntoViewOnFocus({ target }: FocusEvent): void {
  if (!target.matches(':focus-visible')) return;
  (target.closest('li') ?? target).scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
