type StateArguments = Parameters<History['pushState']>;

/** The `close` functions of the open modals, the topmost last. */
let open: readonly (() => void)[] = [];
/** How many entries for modals the history has up to the current one; those of closed modals are used again. */
let depth = 0;
/** The router's index of the screen below the modals, which their entries repeat. */
let screenIndex: unknown;
let isListening = false;

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
  const kept = isBack ? Math.min(entryDepth(), Math.max(open.length - 1, 0)) : 0;
  const closing = isSameScreen && !isBack ? [] : open.slice(kept).toReversed();
  followEntry();
  for (const close of closing) close();
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
export function enterModal(close: () => void): () => void {
  followModalHistory();
  open = [...open, close];
  // Later, so that one modal that takes another's place needs no new entry.
  queueMicrotask(addEntry);
  return () => {
    open = open.filter((other) => other !== close);
  };
}
