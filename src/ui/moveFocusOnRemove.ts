/**
 * For a list item about to leave with the focus in it: the focus goes to the control like it in the next item,
 * else in the one before, else to what `otherwise` finds nearest the list. A focus that is elsewhere stays there.
 */
export function moveFocusOnRemove(from: Element | null, like: string, otherwise: string): void {
  const item = from?.closest('li');
  if (!item?.contains(document.activeElement)) return;
  const items = [...(item.parentElement?.children ?? [])];
  const place = items.indexOf(item);
  const near = [...items.slice(place + 1), ...items.slice(0, place).toReversed()];
  let control = near.map((other) => other.querySelector<HTMLElement>(like)).find(Boolean);
  for (let around = item.parentElement; around && !control; around = around.parentElement)
    control = around.querySelector<HTMLElement>(otherwise);
  control?.focus();
}
