/** Web storage that lasts as long as the page. */
function forgetful(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
    clear: () => kept.clear(),
  };
}

// MSW reads it when it is loaded, which ends the whole mock backend where the browser blocks storage. To be
// imported before it.
try {
  void globalThis.localStorage.length;
} catch {
  Object.defineProperty(globalThis, 'localStorage', { value: forgetful(), configurable: true });
}
