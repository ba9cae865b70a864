import type { KeyboardEvent } from 'react';

const ENDS: Record<string, number> = { Home: 0, End: -1 };

/**
 * Moves focus to the first or last item of a floating-ui `Composite` on Home and End, which it does not
 * handle itself.
 */
export function handleHomeEnd(event: KeyboardEvent<HTMLElement>): void {
  const end = ENDS[event.key];
  if (end === undefined) return;
  event.preventDefault();
  [...event.currentTarget.querySelectorAll<HTMLElement>('[tabindex]')].at(end)?.focus();
}
