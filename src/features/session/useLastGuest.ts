import { useEffect, useSyncExternalStore } from 'react';
import { GUEST_ID } from '../../contract/limits.ts';
import type { User } from '../../contract/users.ts';

const KEY = 'waystone-guest';

function wasGuest(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}
const never = () => () => {};

/** Whether the fixed guest is looking; until the session has answered, whether it was the guest last time. */
export function useLastGuest(viewer: User | null | undefined): boolean {
  const before = useSyncExternalStore(never, wasGuest, () => false);
  const now = viewer?.id === GUEST_ID;
  useEffect(() => {
    if (viewer === undefined) return;
    try {
      if (now) localStorage.setItem(KEY, 'yes');
      else localStorage.removeItem(KEY);
    } catch {
      // A closed storage: the banner comes in when the answer does.
    }
  }, [viewer, now]);
  return viewer === undefined ? before : now;
}
