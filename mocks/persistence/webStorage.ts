/** A few words kept under names; null forgets. */
export interface Memory {
  read(name: string): string | null;
  write(name: string, value: string | null): void;
}

/**
 * Web storage under a prefix (two demos on one host share an origin), and a variable where the browser refuses
 * it: blocked storage throws already when it is touched.
 */
export function createMemory(open: () => Storage, prefix: string): Memory {
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
