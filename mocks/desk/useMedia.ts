import { useSyncExternalStore } from 'react';

/** Wide enough for a desk and two phones. */
export const TWO_PHONES = '(min-width: 1200px)';

/** Whether a media query matches. */
export function useMedia(query: string): boolean {
  const list = matchMedia(query);
  const subscribe = (listener: () => void): (() => void) => {
    list.addEventListener('change', listener);
    return () => list.removeEventListener('change', listener);
  };
  return useSyncExternalStore(subscribe, () => list.matches);
}
