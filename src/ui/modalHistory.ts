import { useEffectEvent, useLayoutEffect } from 'react';

type StateArguments = Parameters<History['pushState']>;

interface Open {
  close: () => void;
  /** Whether it stays open when its screen is left. */
  isKept: boolean;
}

/** The open modals, the topmost last. */
let open: readonly Open[] = [];
/** How many entries for modals the history has up to the current one; those of closed modals are used again. */
let depth = 0;
/** The router's index of the screen below the modals, which their entries repeat. */
let screenIndex: unknown;
let isListening = false;
/** Goes to the next step of the form on screen. */
let goForward: (() => void) | undefined;

function read(name: 'idx' | 'modal'): unknown {
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
}

function addEntry(): void {
  if (open.length <= depth) return;
  try {
    nativePush({ ...history.state, modal: depth + 1 }, '');
  } catch {
    // Browsers refuse too many entries in a short time.
  }
  followEntry();
}

/** A new screen takes the place of a modal's entry, so that Back from there shows the screen below at once. */
function push(...values: StateArguments): void {
  if (depth > 0) nativeReplace(...values);
  else nativePush(...values);
  depth = 0;
}

function replace(...[state, ...rest]: StateArguments): void {
  nativeReplace(depth > 0 ? { ...state, modal: depth } : state, ...rest);
}

function arrive(event: PopStateEvent): void {
  const before = depth;
  const isSameScreen = before > 0 && read('idx') === screenIndex;
  const isBack = isSameScreen && entryDepth() < before;
  const isForward = read('idx') === screenIndex && entryDepth() > before;
  const kept = Math.min(entryDepth(), Math.max(open.length - 1, 0));
  const closing = isSameScreen
    ? open.slice(isBack ? kept : open.length)
    : open.filter(({ isKept }) => !isKept);
  followEntry();
  for (const { close } of closing.toReversed()) close();
  if (isForward) goForward?.();
  if (!isSameScreen) return;
  // The router knows only the screen, which has not changed.
  event.stopImmediatePropagation();
  // All modals were closed before, so Back leaves the screen.
  if (isBack && closing.length === 0) history.go(-entryDepth() - 1);
}

/** Follows the history from the start, since a page that is loaded again may be on the entry of a modal. */
export function followModalHistory(): void {
  if (isListening) return;
  isListening = true;
  followEntry();
  // Before the router's own listener.
  globalThis.addEventListener('popstate', arrive, { capture: true });
  history.pushState = push;
  history.replaceState = replace;
}

/**
 * Gives a modal that opens a history entry, so that Back closes it before it leaves the screen; returns the function
 * to call once it is closed. The platform's `CloseWatcher` would do this in Chromium alone.
 */
function enterModal(modal: Open): () => void {
  followModalHistory();
  open = [...open, modal];
  // Later, so that one modal that takes another's place needs no new entry.
  queueMicrotask(addEntry);
  return () => {
    open = open.filter((other) => other !== modal);
  };
}

/**
 * Gives a modal, or a later step of a form, a history entry while it is open. Back calls `onBack`, and so does leaving
 * the screen by the history, unless it `isKept` for the return.
 */
export function useHistoryEntry(isOpen: boolean, onBack: () => void, isKept = false): void {
  const close = useEffectEvent(onBack);
  useLayoutEffect(
    () => (isOpen ? enterModal({ close: () => close(), isKept }) : undefined),
    [isOpen, isKept],
  );
}

/** Calls back when Forward returns to the entry of a later step of the form on screen. */
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
