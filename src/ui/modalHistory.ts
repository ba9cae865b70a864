import { useEffectEvent, useLayoutEffect } from 'react';
import { leaveScreen } from '../shared/leaveScreen.ts';

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
/** The address on screen, which an entry reached by Back or Forward may not know yet, as after a filter was chosen. */
let shownUrl: string;
let isListening = false;
/** Goes to the next step of the current form. */
let goForward: (() => void) | undefined;
/** Leaves for another page at the current screen's own entry. */
let leave: (() => void) | undefined;

function read(name: 'idx' | 'modal' | 'hasOwnUrl'): unknown {
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
  shownUrl = location.href;
}

function addEntry(): void {
  if (open.length <= depth) return;
  try {
    nativePush({ ...history.state, modal: depth + 1, hasOwnUrl: false }, '');
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
  if (depth > 0 && !read('hasOwnUrl')) nativeReplace(...values);
  else nativePush(...values);
  followEntry();
}

function replace(...[state, ...rest]: StateArguments): void {
  nativeReplace(depth > 0 ? { ...state, modal: depth, hasOwnUrl: true } : state, ...rest);
  followEntry();
}

function arrive(event: PopStateEvent): void {
  const url = shownUrl;
  /** Steps among the modals of the current screen; 0 if it is another screen. */
  const step = read('idx') === screenIndex ? entryDepth() - depth : 0;
  const remaining = Math.min(entryDepth(), Math.max(open.length - 1, 0));
  const closing =
    step === 0 ? open.filter(({ staysOpen }) => !staysOpen) : open.slice(step < 0 ? remaining : open.length);
  followEntry();
  for (const { close } of closing.toReversed()) close();
  if (step === 0) return;
  // The router only tracks screens, and the screen has not changed.
  event.stopImmediatePropagation();
  if (url !== shownUrl) replace(history.state, '', url);
  if (leave) leave();
  else if (step > 0 && goForward) goForward();
  // Modals are not opened again by Forward, and all may have been closed before Back was pressed.
  else if (step > 0) history.forward();
  else if (closing.length === 0) history.go(-entryDepth() - 1);
}

function leaveFromScreen(next: () => void): void {
  if (depth === 0) return next();
  leave = next;
  return history.go(-depth);
}

/**
 * Tracks the history from page load, since a reload may land on a modal's entry. Must be called before the router
 * listens, since not every browser calls capturing listeners of the window first.
 */
export function followModalHistory(): void {
  if (isListening) return;
  isListening = true;
  followEntry();
  globalThis.addEventListener('popstate', arrive);
  leaveScreen.now = leaveFromScreen;
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
