/** In-memory web storage. */
function createMemoryStorage(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (name) => items.get(name) ?? null,
    setItem: (name, value) => void items.set(name, value),
    removeItem: (name) => void items.delete(name),
    clear: () => items.clear(),
  };
}

// MSW reads localStorage on import and throws if the browser blocks it, so import this module first.
try {
  void globalThis.localStorage.length;
} catch {
  Object.defineProperty(globalThis, 'localStorage', { value: createMemoryStorage(), configurable: true });
}
