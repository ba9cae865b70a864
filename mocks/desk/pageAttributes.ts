import { useEffect } from 'react';

/** Attributes of the page, for the style sheet. */
type PageAttribute =
  /** The desk is beside the phone. */
  | 'data-desk'
  /** The desk is a sheet over the phone. */
  | 'data-desk-sheet'
  /** A second phone is beside the first. */
  | 'data-second';

/** Sets an attribute of the page while it applies. */
export function usePageAttribute(name: PageAttribute, applies: boolean): void {
  useEffect(() => {
    const page = document.documentElement;
    if (applies) page.setAttribute(name, '');
    else page.removeAttribute(name);
    return () => page.removeAttribute(name);
  }, [name, applies]);
}
