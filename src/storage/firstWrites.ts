import type { FirstCall } from '../shared/firstCall.ts';
import { mockStorage } from '../shared/mockStorage.ts';

const name = (): string => mockStorage.tabPrefix(import.meta.env.BASE_URL) + mockStorage.firstWrites;

/** Writes that were answered before the mock backend knew them; kept for the tab, so that they survive a reload (SHIP-06). */
export const firstWrites = {
  store: (writes: readonly FirstCall[]): void => sessionStorage.setItem(name(), JSON.stringify(writes)),
  /** Empty if the storage is blocked. */
  read(): FirstCall[] {
    try {
      const writes: FirstCall[] = JSON.parse(sessionStorage.getItem(name()) ?? '[]');
      return writes;
    } catch {
      return [];
    }
  },
  clear(): void {
    try {
      sessionStorage.removeItem(name());
    } catch {
      // Blocked storage holds nothing.
    }
  },
};
