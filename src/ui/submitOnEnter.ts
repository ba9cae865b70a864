import type { KeyboardEvent } from 'react';

/** Excludes fields in which Enter inserts a line break or has its own meaning. */
const isOneLine = (target: EventTarget): boolean =>
  target instanceof HTMLInputElement && !['checkbox', 'radio', 'file', 'button'].includes(target.type);

/**
 * Submits the form on Enter in single-line fields and on Ctrl+Enter everywhere (AMB-24). Browsers do not do
 * this while the submit button is disabled, and then the user would not learn what is missing.
 */
export function submitOnEnter(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  if (!event.ctrlKey && !event.metaKey && !isOneLine(event.target)) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}
