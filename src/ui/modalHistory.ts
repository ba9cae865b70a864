import { useEffectEvent, useLayoutEffect } from 'react';

type StateArguments = Parameters<History['pushState']>;

interface Open {
  close: () => void;
  /** Whether it stays open after navigation to another screen. */
  staysOpen: boolean;
}

/** The open modals, topmost last. */
let open: readonly Open[] = [];
/** Number of history entries for modals up to the current entry; entries of closed modals are reused. */
let depth = 0;
/** The router's index of the screen below the modals; modal entries share it. */
let screenIndex: unknown;
/** The address of the current entry if it was replaced since a modal added the entry, as by a filter. */
let ownUrl: unknown;
let isListening = false;
/** Goes to the next step of the current form. */
let goForward: (() => void) | undefined;

function read(name: 'idx' | 'modal' | 'url'): unknown {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? Reflect.get(state, name) : undefined;
}
const entryDepth = (): number => Number(read('modal') ?? 0);
const nativePush = (...values: StateArguments): void => History.prototype.pushState.apply(history, values);
const nativeReplace = (...values: StateArguments): void =>
  History.prototype.replaceState.apply(history, values);

function followEntry(): void {
  depth = entryDepth();
  screenIndex = read('idx');
  ownUrl = read('url');
}

function addEntry(): void {
  if (open.length <= depth) return;
  try {
    nativePush({ ...history.state, modal: depth + 1, url: undefined }, '');
  } catch {
    // Browsers throttle pushState.
  }
  followEntry();
}

/**
 * Navigation replaces a modal's entry, so that Back from the new screen returns straight to the screen below,
 * unless only that entry has the address that was shown.
 */
function push(...values: StateArguments): void {
  if (depth > 0 && !ownUrl) nativeReplace(...values);
  else nativePush(...values);
  depth = 0;
}

function replace(state: object, unused: string, url?: string | URL | null): void {
  if (depth > 0) ownUrl = url;
  nativeReplace(depth > 0 ? { ...state, modal: depth, url } : state, unused, url);
}

function arrive(event: PopStateEvent): void {
  const before = depth;
  const shownUrl = ownUrl;
  const isSameScreen = before > 0 && read('idx') === screenIndex;
  const isBack = isSameScreen && entryDepth() < before;
  const isForward = read('idx') === screenIndex && entryDepth() > before;
  const remaining = Math.min(entryDepth(), Math.max(open.length - 1, 0));
  const closing = isSameScreen
    ? open.slice(isBack ? remaining : open.length)
    : open.filter(({ staysOpen }) => !staysOpen);
  followEntry();
  for (const { close } of closing.toReversed()) close();
  if (isForward) goForward?.();
  if (!isSameScreen) return;
  // The router only tracks screens, and the screen has not changed.
  event.stopImmediatePropagation();
  // Nor has its filter, which the entry below does not know yet.
  if (isBack && closing.length > 0 && typeof shownUrl === 'string') replace(history.state, '', shownUrl);
  // All modals were already closed, so Back leaves the screen.
  if (isBack && closing.length === 0) history.go(-entryDepth() - 1);
}

/** Tracks the history from page load, since a reload may land on a modal's entry. */
export function followModalHistory(): void {
  if (isListening) return;
  isListening = true;
  followEntry();
  // Runs before the router's own listener.
  globalThis.addEventListener('popstate', arrive, { capture: true });
  history.pushState = push;
  history.replaceState = replace;
}

/**
 * Adds a history entry for an opening modal, so that Back closes it before leaving the screen; returns a
 * function to call on close. The platform's `CloseWatcher` does this in Chromium only.
 */
function enterModal(modal: Open): () => void {
  followModalHistory();
  open = [...open, modal];
  // Deferred, so that a modal replacing another one needs no new entry.
  queueMicrotask(addEntry);
  return () => {
    open = open.filter((other) => other !== modal);
  };
}

/**
 * Adds a history entry for a modal, or a later step of a form, while it is open. `onBack` is called on Back,
 * and on navigation to another screen through the history unless `staysOpen` is set.
 */
export function useHistoryEntry(isOpen: boolean, onBack: () => void, staysOpen = false): void {
  const close = useEffectEvent(onBack);
  useLayoutEffect(
    () => (isOpen ? enterModal({ close: () => close(), staysOpen }) : undefined),
    [isOpen, staysOpen],
  );
}

/** Calls `onForward` when Forward returns to the entry of a later step of the current form. */
export function useForwardEntry(onForward: () => void): void {
  const go = useEffectEvent(onForward);
  useLayoutEffect(() => {
    const listener = (): void => go();
    goForward = listener;
    return () => {
      if (goForward === listener) goForward = undefined;
    };
  }, []);
}
