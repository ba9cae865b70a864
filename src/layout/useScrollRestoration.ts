import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { STORAGE_KEYS } from '../storage/keys.ts';
import { parseStored, sessionStore } from '../storage/webStorage.ts';
import { recordOrigin } from './historyOrigins.ts';

function readPositions(): Map<string, number> {
  const value = parseStored(sessionStore.get(STORAGE_KEYS.scroll));
  const positions = Object.entries(value ?? {}).filter(([, top]) => typeof top === 'number');
  return new Map(positions.map(([key, top]) => [key, Number(top)]));
}

/** Scrolls a new screen to its top; Back and Forward restore the position (APP-23). */
export function useScrollRestoration(): void {
  const { key, pathname } = useLocation();
  const type = useNavigationType();
  const positions = useRef<Map<string, number>>(null);
  // A freshly loaded page always has the key 'default', so the path is part of the key.
  const entry = `${key} ${pathname}`;
  const currentEntry = useRef(entry);
  const screen = useRef(pathname);
  useLayoutEffect(() => {
    currentEntry.current = entry;
    const same = screen.current === pathname;
    if (type === NavigationType.Push && !same) recordOrigin(key, screen.current);
    screen.current = pathname;
    positions.current ??= readPositions();
    if (type === NavigationType.Pop) globalThis.scrollTo(0, positions.current.get(entry) ?? 0);
    else if (!same) globalThis.scrollTo(0, 0);
  }, [key, pathname, entry, type]);
  useEffect(() => {
    history.scrollRestoration = 'manual';
    const recordPosition = (): void => void positions.current?.set(currentEntry.current, globalThis.scrollY);
    const save = (): void =>
      sessionStore.set(STORAGE_KEYS.scroll, JSON.stringify(Object.fromEntries(positions.current ?? [])));
    globalThis.addEventListener('scroll', recordPosition, { passive: true });
    globalThis.addEventListener('pagehide', save);
    return () => {
      globalThis.removeEventListener('scroll', recordPosition);
      globalThis.removeEventListener('pagehide', save);
    };
  }, []);
}
