import { useEffect, useSyncExternalStore } from 'react';
import { GUEST_ID } from '../../shared/limits.ts';
import type { User } from '../../contract/users.ts';

const KEY = 'waystone-guest';

/** Whether it was the guest last time; null at a first visit, and where the storage is closed. */
function remembered(): boolean | null {
  try {
    const last = localStorage.getItem(KEY);
    return last === null ? null : last === 'yes';
  } catch {
    return null;
  }
}

let told: boolean | null = null;

/** The demo signs a first visit in as the guest, unless its link names somebody (AMB-01). */
export function expectGuest(named: string | null): void {
  told = named === null ? (remembered() ?? true) : named === GUEST_ID;
}

const never = () => () => {};
const expected = (): boolean => told ?? remembered() ?? false;

/** Whether the fixed guest is looking; until the session has answered, whether that is to be expected. */
export function useLastGuest(viewer: User | null | undefined): boolean {
  const before = useSyncExternalStore(never, expected, () => false);
  const now = viewer?.id === GUEST_ID;
  useEffect(() => {
    if (viewer === undefined) return;
    try {
      localStorage.setItem(KEY, now ? 'yes' : 'no');
    } catch {
      // A closed storage: the banner comes in when the answer does.
    }
  }, [viewer, now]);
  return viewer === undefined ? before : now;
}
