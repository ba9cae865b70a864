import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { recordOrigin } from './historyOrigins.ts';

const KEY = 'waystone:scroll';

function stored(): Map<string, number> {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    const places = Object.entries(value ?? {}).filter(([, top]) => typeof top === 'number');
    return new Map(places.map(([key, top]) => [key, Number(top)]));
  } catch {
    return new Map();
  }
}

/** Scrolls a new screen to its top; Back and Forward restore the position (APP-23). */
export function useScrollRestoration(): void {
  const { key, pathname } = useLocation();
  const type = useNavigationType();
  const places = useRef<Map<string, number>>(null);
  // A freshly loaded page always has the key 'default', so the path is part of the key.
  const place = `${key} ${pathname}`;
  const here = useRef(place);
  const screen = useRef(pathname);
  useLayoutEffect(() => {
    here.current = place;
    const same = screen.current === pathname;
    if (type === NavigationType.Push && !same) recordOrigin(key, screen.current);
    screen.current = pathname;
    places.current ??= stored();
    if (type === NavigationType.Pop) globalThis.scrollTo(0, places.current.get(place) ?? 0);
    else if (!same) globalThis.scrollTo(0, 0);
  }, [key, pathname, place, type]);
  useEffect(() => {
    history.scrollRestoration = 'manual';
    const remember = (): void => void places.current?.set(here.current, globalThis.scrollY);
    const keep = (): void => {
      try {
        sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries(places.current ?? [])));
      } catch {
        // Without storage a reload starts at the top.
      }
    };
    globalThis.addEventListener('scroll', remember, { passive: true });
    globalThis.addEventListener('pagehide', keep);
    return () => {
      globalThis.removeEventListener('scroll', remember);
      globalThis.removeEventListener('pagehide', keep);
    };
  }, []);
}
