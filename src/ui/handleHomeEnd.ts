import type { KeyboardEvent } from 'react';

const ENDS: Record<string, number> = { Home: 0, End: -1 };

/** Home and End lead to the first and last of a `Composite`'s items; the arrow keys it knows by itself. */
export function handleHomeEnd(event: KeyboardEvent<HTMLElement>): void {
  const end = ENDS[event.key];
  if (end === undefined) return;
  event.preventDefault();
  [...event.currentTarget.querySelectorAll<HTMLElement>('[tabindex]')].at(end)?.focus();
}
