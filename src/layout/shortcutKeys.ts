let helpOpen = false;
const listeners = new Set<() => void>();

/** Whether the help dialog of the keyboard shortcuts is open, as a store for `useSyncExternalStore`. */
export const shortcuts = {
  isHelpOpen: (): boolean => helpOpen,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  showHelp(open: boolean): void {
    helpOpen = open;
    for (const listener of listeners) listener();
  },
};
