/** String values by name; null removes one. */
export interface KeyValueStore {
  read(name: string): string | null;
  write(name: string, value: string | null): void;
}

/**
 * Web storage under a prefix, because two demos on one host share an origin. Falls back to memory if the browser blocks
 * storage, which throws on first access.
 */
export function createWebStorage(open: () => Storage, prefix: string): KeyValueStore {
  const fallback = new Map<string, string>();
  return {
    read(name) {
      try {
        return open().getItem(prefix + name) ?? fallback.get(name) ?? null;
      } catch {
        return fallback.get(name) ?? null;
      }
    },
    write(name, value) {
      fallback.delete(name);
      try {
        if (value === null) open().removeItem(prefix + name);
        else open().setItem(prefix + name, value);
      } catch {
        if (value !== null) fallback.set(name, value);
      }
    },
  };
}

/** In-memory values, for a process that has no web storage. */
export function createMemoryStore(): KeyValueStore {
  const values = new Map<string, string>();
  return {
    read: (name) => values.get(name) ?? null,
    write(name, value) {
      if (value === null) values.delete(name);
      else values.set(name, value);
    },
  };
}
