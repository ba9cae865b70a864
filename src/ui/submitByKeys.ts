import type { KeyboardEvent } from 'react';

/** Ctrl+Enter sends a form from any of its fields, the several-line ones included (AMB-24). */
export function submitByKeys(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit();
}
