import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Long enough for the screen to have set its title. */
const SETTLE = 200;

/** On arrival at another screen: focus goes to its start, and its title is returned to be announced. */
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
