import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** In ms; short, since the screen can be read only afterwards. */
const DURATION = 160;

/**
 * Fades each next screen in. A view transition would show it later, since the browser first takes a picture of the
 * previous one.
 */
export function ScreenFade({ screen }: { screen: RefObject<HTMLElement | null> }) {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    screen.current?.animate({ opacity: [0.2, 1] }, { duration: DURATION, easing: 'ease-out' });
  }, [pathname, screen]);
  return null;
}
