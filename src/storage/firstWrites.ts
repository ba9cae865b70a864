import type { FirstCall } from '../shared/firstCall.ts';
import { mockStorage } from '../shared/mockStorage.ts';

type Write = Pick<FirstCall, 'method' | 'url'>;

const name = (): string => mockStorage.tabPrefix(import.meta.env.BASE_URL) + mockStorage.firstWrites;

/** Writes that were answered before the mock backend knew them; kept for the tab, so that they survive a reload (SHIP-06). */
export const firstWrites = {
  store: (writes: readonly Write[]): void => sessionStorage.setItem(name(), JSON.stringify(writes)),
  /** Empty if the storage is blocked. */
  read(): Write[] {
    try {
      const writes: Write[] = JSON.parse(sessionStorage.getItem(name()) ?? '[]');
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
