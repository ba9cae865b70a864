const KEY = 'travel-shortcuts';

export interface ShortcutState {
  /** Whether the help dialog is open. */
  help: boolean;
  /**
   * Whether shortcuts act; can be turned off for people whose assistive tools type letters (WCAG 2.1.4).
   */
  on: boolean;
}

function stored(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
}

let state: ShortcutState | null = null;
const listeners = new Set<() => void>();
const get = (): ShortcutState => (state ??= { help: false, on: stored() });

function publish(change: Partial<ShortcutState>): void {
  state = { ...get(), ...change };
  for (const listener of listeners) listener();
}

/** State of the keyboard shortcuts, as a store for `useSyncExternalStore`. */
export const shortcuts = {
  get,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  showHelp: (help: boolean): void => publish({ help }),
  turn(on: boolean): void {
    publish({ on });
    try {
      localStorage.setItem(KEY, on ? 'on' : 'off');
    } catch {
      // Without storage the choice still applies, it is only not remembered.
    }
  },
};
