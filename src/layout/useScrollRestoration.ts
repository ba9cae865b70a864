import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { navigations } from '../contract/serverPaths.ts';
import { STORAGE_KEYS } from '../storage/keys.ts';
import { parseStored, sessionStore } from '../storage/webStorage.ts';
import { recordOrigin } from './historyOrigins.ts';

/** How long to wait for a screen to reach its previous height, in ms. */
const RESTORE_TIMEOUT = 10_000;
const ACTIONS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to a position; while the screen is still too short, retries whenever it grows, until the user
 * interacts. Returns the controller that ends it, aborted once it has ended.
 */
function restore(top: number): AbortController {
  const restoring = new AbortController();
  const stop = (): void => restoring.abort();
  const { signal } = restoring;
  const scroll = (): void => {
    globalThis.scrollTo(0, top);
    if (Math.abs(globalThis.scrollY - top) <= 1) stop();
  };
  scroll();
  if (signal.aborted) return restoring;
  const observer = new ResizeObserver(scroll);
  signal.addEventListener('abort', () => observer.disconnect());
  for (const action of ACTIONS) globalThis.addEventListener(action, stop, { signal, passive: true });
  setTimeout(stop, RESTORE_TIMEOUT);
  observer.observe(document.body);
  return restoring;
}

/** Whether the page was opened by URL, not by a reload or Back. */
const isOpenedAnew = (): boolean =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'navigate');

/** The key of the screen that was shown when the page was left. */
const leftScreen = (pathname: string): string => `left ${pathname}`;

/** Whether the page was opened by the server's page to sign in, which leads back to where the person was (AMB-01). */
const isBackFromSignIn = (): boolean =>
  [navigations.google, navigations.login].some((path) => document.referrer.includes(path));

/**
 * The stored positions. A new visit to the same URL starts at the top; entries reached by Back, and the screen that the
 * person left to sign in, keep their position.
 */
function readPositions(entry: string, pathname: string): Map<string, number> {
  const value = parseStored(sessionStore.get(STORAGE_KEYS.scroll));
  const entries = Object.entries(value ?? {}).filter(([, top]) => typeof top === 'number');
  const positions = new Map(entries.map(([key, top]) => [key, Number(top)]));
  const left = positions.get(leftScreen(pathname)) ?? 0;
  if (isOpenedAnew()) positions.set(entry, isBackFromSignIn() ? left : 0);
  return positions;
}

interface Scrolled {
  positions: RefObject<Map<string, number> | null>;
  restoring: RefObject<AbortController | null>;
  entry: RefObject<string>;
  screen: RefObject<string>;
}

/** Records the position of the current entry, and stores all positions when the page is left. */
function useRecordedPositions({ positions, restoring, entry, screen }: Scrolled): void {
  useEffect(() => {
    history.scrollRestoration = 'manual';
    const recordPosition = (): void => {
      // A screen that is still too short must not replace the position that it is to be scrolled to.
      if (restoring.current && !restoring.current.signal.aborted) return;
      positions.current?.set(entry.current, globalThis.scrollY);
    };
    const save = (): void => {
      positions.current?.set(leftScreen(screen.current), globalThis.scrollY);
      sessionStore.set(STORAGE_KEYS.scroll, JSON.stringify(Object.fromEntries(positions.current ?? [])));
    };
    globalThis.addEventListener('scroll', recordPosition, { passive: true });
    globalThis.addEventListener('pagehide', save);
    return () => {
      globalThis.removeEventListener('scroll', recordPosition);
      globalThis.removeEventListener('pagehide', save);
    };
  }, [positions, restoring, entry, screen]);
}

/** Scrolls a new screen to the top; Back, Forward and signing in restore the position (APP-23, AMB-01). */
export function useScrollRestoration(): void {
  const { key, pathname } = useLocation();
  const type = useNavigationType();
  const positions = useRef<Map<string, number>>(null);
  const restoring = useRef<AbortController>(null);
  const currentEntry = useRef(key);
  const screen = useRef(pathname);
  useLayoutEffect(() => {
    currentEntry.current = key;
    const starts = !positions.current;
    positions.current ??= readPositions(key, pathname);
    const same = screen.current === pathname;
    if (type === NavigationType.Push && !same) recordOrigin(key, screen.current);
    screen.current = pathname;
    restoring.current?.abort();
    const top = positions.current.get(key) ?? 0;
    // A page that starts at the top may have been scrolled before the app was there.
    if (type === NavigationType.Pop && (top > 0 || !starts)) restoring.current = restore(top);
    else if (!same) globalThis.scrollTo(0, 0);
  }, [key, pathname, type]);
  useRecordedPositions({ positions, restoring, entry: currentEntry, screen });
}
