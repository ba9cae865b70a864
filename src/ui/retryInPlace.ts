/** Settles once React has rendered what a request or its reply changed, and the browser has shown it. */
const untilRendered = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** Remembers an element's position in the page; the returned function finds what is there now. */
function trackPosition(element: Element): () => Element | undefined {
  const path: { parent: Element; index: number }[] = [];
  for (let child = element; child.parentElement; child = child.parentElement)
    path.push({ parent: child.parentElement, index: [...child.parentElement.children].indexOf(child) });
  return () => {
    const nearest = path.find(({ parent }) => parent.isConnected);
    if (!nearest) return undefined;
    const { parent, index } = nearest;
    // An empty list takes no place.
    return [...parent.children].slice(index).find((child) => child.getClientRects().length > 0) ?? parent;
  };
}

/** Focuses the new retry button of a part of the screen, or else its heading, its first control or the part itself. */
function focusPart(part: Element | undefined, label: string): void {
  const find = (selector: string) => part?.querySelector<HTMLElement>(selector);
  const buttons = [...(part?.querySelectorAll('button') ?? [])];
  const retry = buttons.find(({ textContent }) => textContent === label);
  const target = retry ?? find('h1, h2, h3') ?? find('a, button') ?? part;
  if (!(target instanceof HTMLElement)) return;
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/**
 * Loads a part of the screen again by its retry button, which is replaced meanwhile: focus stays in its place, on the
 * new button if the request fails again.
 */
export async function retryInPlace(button: Element, retry: () => unknown): Promise<void> {
  const findPart = trackPosition(button);
  const restoreFocus = async (): Promise<void> => {
    await untilRendered();
    if (document.activeElement === document.body) focusPart(findPart(), button.textContent);
  };
  const done = retry();
  await restoreFocus();
  await done;
  await restoreFocus();
}
