/**
 * Moves focus out of a list item that is about to be removed: to the control matching `like` in the next
 * item, else the previous one, else to the nearest match of `otherwise`. Does nothing if focus is elsewhere.
 */
export function moveFocusOnRemove(from: Element | null, like: string, otherwise: string): void {
  const item = from?.closest('li');
  if (!item?.contains(document.activeElement)) return;
  const items = [...(item.parentElement?.children ?? [])].filter((other) => !other.matches('[inert]'));
  const index = items.indexOf(item);
  const near = [...items.slice(index + 1), ...items.slice(0, index).toReversed()];
  let control = near.map((other) => other.querySelector<HTMLElement>(like)).find(Boolean);
  for (let around = item.parentElement; around && !control; around = around.parentElement)
    control = around.querySelector<HTMLElement>(otherwise);
  control?.focus();
}
