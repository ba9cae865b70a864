/** Focuses the search field of the screen; false where it has none. */
export function focusSearchField(): boolean {
  const box = document.querySelector<HTMLInputElement>('main input[type="search"]');
  box?.focus();
  return box !== null;
}
