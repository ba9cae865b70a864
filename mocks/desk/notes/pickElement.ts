/** Resolves to the element the user clicks next on the phone; the click has no other effect. Null after Escape. */
export function pickElement(): Promise<HTMLElement | null> {
  document.documentElement.toggleAttribute('data-picking', true);
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  return new Promise((resolve) => {
    const end = (element: HTMLElement | null): void => {
      listening.abort();
      document.documentElement.removeAttribute('data-picking');
      resolve(element);
    };
    const pick = (event: MouseEvent): void => {
      if (!(event.target instanceof Element) || event.target.closest('.demo-desk')) return;
      event.preventDefault();
      event.stopPropagation();
      const named = event.target.closest<HTMLElement>('button, a, article, h1, h2, h3, img, section');
      end(named ?? (event.target instanceof HTMLElement ? event.target : document.body));
    };
    const leave = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      end(null);
    };
    document.addEventListener('click', pick, options);
    document.addEventListener('keydown', leave, options);
  });
}
