/** Lets Enter in the search field open the first result; Storybook opens only one chosen with arrow keys. */
export function openFirstHit({ key, target }: KeyboardEvent): void {
  if (key !== 'Enter' || !(target instanceof HTMLInputElement)) return;
  if (target.id !== 'storybook-explorer-searchfield' || target.getAttribute('aria-activedescendant')) return;
  const results = document.querySelector(`#${target.getAttribute('aria-controls')}`);
  results?.querySelector<HTMLElement>('[role="option"]')?.click();
}
