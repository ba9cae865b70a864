const KEY = 'travel-shortcuts';

export interface ShortcutState {
  /** The list of keys is open. */
  help: boolean;
  /** Keys act; can be turned off, for those whose tools type for them (WCAG 2.1.4). */
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

/** The keyboard shortcuts' state, as a store for `useSyncExternalStore`. */
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
      // A closed storage costs the choice its memory, not its effect.
    }
  },
};
