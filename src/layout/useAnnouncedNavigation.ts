import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Delay in ms, long enough for the screen to set its title. */
const SETTLE = 200;

/** The first link to a screen below the window's top. */
const findLinkTo = (screen: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(`main a[href$="${screen}"]`)].find(
    (link) => link.getBoundingClientRect().bottom > 0,
  );

/**
 * After a navigation: moves focus to the main element, after Back to the link to the screen that was left, and
 * returns the new title for a live region.
 */
export function useAnnouncedNavigation(main: RefObject<HTMLElement | null>): string {
  const { pathname } = useLocation();
  const before = useRef({ pathname, idx: 0 });
  const [title, setTitle] = useState('');
  useEffect(() => {
    const left = before.current;
    // react-router's number of the history entry.
    const idx = Number(history.state?.idx);
    before.current = { pathname, idx };
    if (left.pathname === pathname) return undefined;
    const link = idx < left.idx ? findLinkTo(left.pathname) : null;
    (link ?? main.current)?.focus({ preventScroll: true });
    const timer = setTimeout(() => setTitle(document.title), SETTLE);
    return () => clearTimeout(timer);
  }, [main, pathname]);
  return title;
}
