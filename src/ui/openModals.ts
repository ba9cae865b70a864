let stack: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

function publish(next: readonly HTMLDialogElement[]): void {
  stack = next;
  for (const listener of listeners) listener();
}

/**
 * Stack of open modal dialogs. Elements that must stay usable while one is open have to be rendered inside
 * the topmost.
 */
export const modals = {
  push: (dialog: HTMLDialogElement): void => publish([...stack, dialog]),
  remove: (dialog: HTMLDialogElement): void => publish(stack.filter((other) => other !== dialog)),
  top: (): HTMLDialogElement | undefined => stack.at(-1),
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
