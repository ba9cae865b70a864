import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Delay in ms, long enough for the screen to set its title. */
const SETTLE = 200;

/** After a navigation: moves focus to the main element and returns the new title for a live region. */
export function useAnnouncedNavigation(main: RefObject<HTMLElement | null>): string {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (before.current === pathname) return undefined;
    before.current = pathname;
    main.current?.focus({ preventScroll: true });
    const timer = setTimeout(() => setTitle(document.title), SETTLE);
    return () => clearTimeout(timer);
  }, [main, pathname]);
  return title;
}
