import { useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * A value that only the browser knows, read once; returns `before` on prerendered pages until they are
 * hydrated.
 */
export function useBrowserValue<T>(read: () => T, before: T): T {
  const [readOnce] = useState(() => {
    let cached: { value: T } | undefined;
    return () => (cached ??= { value: read() }).value;
  });
  return useSyncExternalStore(never, readOnce, () => before);
}
