/** How long the page must be at rest, ms. */
export const REST = 700;

/**
 * Calls back once the visitor has scrolled past the first view, which has the guest's greeting and banner already, and
 * the page is at rest; says whether the visitor has pressed or typed something. Returns a function that stops waiting.
 */
export function onceRead(callback: (busy: boolean) => void): () => void {
  let busy = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ended = new AbortController();
  const { signal } = ended;
  const act = (): void => {
    busy = true;
  };
  const read = (): void => {
    clearTimeout(timer);
    if (scrollY < innerHeight / 2) return;
    timer = setTimeout(() => {
      ended.abort();
      callback(busy);
    }, REST);
  };
  // Scrolling does not count as pressing: the visitor is still looking at the page.
  document.addEventListener('click', act, { capture: true, signal });
  document.addEventListener('keydown', act, { capture: true, signal });
  document.addEventListener('scroll', read, { passive: true, signal });
  read();
  return () => {
    clearTimeout(timer);
    ended.abort();
  };
}
