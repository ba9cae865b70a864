import { TOAST_REMOVE_DELAY } from './limits.ts';

export interface ToastContent {
  title: string;
  description?: string;
  /** `destructive` is announced at once, in the warning style. */
  tone?: 'success' | 'destructive' | 'plain';
  action?: { label: string; onPress: () => void };
}
export interface ToastEntry extends ToastContent {
  id: number;
  open: boolean;
}

let entries: readonly ToastEntry[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

function publish(next: readonly ToastEntry[]): void {
  entries = next;
  for (const listener of listeners) listener();
}

const close = (id: number): void => {
  if (!entries.some((entry) => entry.id === id && entry.open)) return;
  publish(entries.map((entry) => (entry.id === id ? { ...entry, open: false } : entry)));
  setTimeout(() => publish(entries.filter((entry) => entry.id !== id)), TOAST_REMOVE_DELAY);
};

/** Shows a toast in place of the one before it (TOAST-01). */
export function toast(content: ToastContent): void {
  for (const entry of entries) if (entry.open) close(entry.id);
  publish([...entries, { ...content, id: nextId++, open: true }]);
}

/** The queue as a store for `useSyncExternalStore`. */
export const toasts = {
  get: (): readonly ToastEntry[] => entries,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  close,
  /** Forgets everything at once: between stories and tests. */
  clear: (): void => publish([]),
};
