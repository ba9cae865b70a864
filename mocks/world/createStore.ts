/** A shared value that outlives the components that render it. */
export function createStore<V>(initial: V) {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    get: (): V => current,
    change(next: V): void {
      current = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
export type Store<V> = ReturnType<typeof createStore<V>>;
