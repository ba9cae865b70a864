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

/** How long a screen may take to become as long as it was, ms. */
const RESTORE_TIMEOUT = 10_000;
const ACTIONS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to a place; where the screen is too short as yet, again whenever it grows, until the person does something.
 * Returns a function that ends this, if there is anything to end.
 */
function restore(top: number): (() => void) | undefined {
  const isThere = (): boolean => Math.abs(globalThis.scrollY - top) <= 1;
  globalThis.scrollTo(0, top);
  if (isThere()) return undefined;
  const stopping = new AbortController();
  const stop = (): void => stopping.abort();
  const { signal } = stopping;
  const observer = new ResizeObserver(() => {
    globalThis.scrollTo(0, top);
    if (isThere()) stop();
  });
  signal.addEventListener('abort', () => observer.disconnect());
  for (const action of ACTIONS) globalThis.addEventListener(action, stop, { signal, passive: true });
  setTimeout(stop, RESTORE_TIMEOUT);
  observer.observe(document.body);
  return stop;
}

/** Whether the page was opened by its address, not by a reload or by Back. */
const isOpenedAnew = (): boolean =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'navigate');

/** Scrolls a new screen to its top; Back and Forward restore the position (APP-23). */
export function useScrollRestoration(): void {
  const { key, pathname } = useLocation();
  const type = useNavigationType();
  const positions = useRef<Map<string, number>>(null);
  const stopRestoring = useRef<() => void>(undefined);
  // A freshly loaded page always has the key 'default', so the path is part of the key.
  const entry = `${key} ${pathname}`;
  const currentEntry = useRef(entry);
  const screen = useRef(pathname);
  useLayoutEffect(() => {
    currentEntry.current = entry;
    const same = screen.current === pathname;
    if (type === NavigationType.Push && !same) recordOrigin(key, screen.current);
    screen.current = pathname;
    if (!positions.current) {
      positions.current = readPositions();
      // Another visit by the same address begins at the top; what Back leads to keeps its place.
      if (isOpenedAnew()) positions.current.delete(entry);
    }
    stopRestoring.current?.();
    if (type === NavigationType.Pop) stopRestoring.current = restore(positions.current.get(entry) ?? 0);
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
