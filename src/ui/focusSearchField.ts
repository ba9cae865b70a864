/** Focuses the search field of the screen; returns false if there is none. */
export function focusSearchField(): boolean {
  const box = document.querySelector<HTMLInputElement>('main input[type="search"]');
  box?.focus();
  return box !== null;
}
