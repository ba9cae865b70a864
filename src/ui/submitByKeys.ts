import type { KeyboardEvent } from 'react';

/** Fields in which Enter means something else, or starts a new line. */
const isOneLine = (target: EventTarget): boolean =>
  target instanceof HTMLInputElement && !['checkbox', 'radio', 'file', 'button'].includes(target.type);

/**
 * Enter sends a form from its one-line fields, Ctrl+Enter from all of them (AMB-24). Browsers do not where the
 * submit button is disabled, and then nobody would learn what is missing.
 */
export function submitByKeys(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  if (!event.ctrlKey && !event.metaKey && !isOneLine(event.target)) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}
