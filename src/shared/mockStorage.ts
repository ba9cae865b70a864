import { HOUR } from './limits.ts';

/** A stored dataset that nobody has changed is made anew after so long, in ms. */
export const STALE_AFTER = 6 * HOUR;

/** The name of the frame that the demo desk opens beside the page; it shares the tab's storage, but not its session. */
export const SECOND_PHONE = 'second-phone';

/** Where the mock backend stores what decides whether this browser still sees the seed as the guest. */
export const mockStorage = {
  /** Every name begins with it: two demos on one host share an origin. */
  prefix: (base: string): string => `waystone:${base}:`,
  /** The same for what belongs to the tab: the second phone has its own. */
  tabPrefix: (base: string): string =>
    mockStorage.prefix(base) +
    (typeof window !== 'undefined' && window.name.startsWith(SECOND_PHONE) ? `${window.name}:` : ''),
  /** The signed-in user, of the tab and of the browser. */
  session: 'session',
  /** Faults, delay, clock and switches of the tab. */
  settings: 'control',
  /** What the stored dataset is made from, as `StoredDataset`. */
  dataset: 'dataset',
} as const;

export interface StoredDataset {
  /** The moment that the seed's dates are relative to, ms. */
  epoch: number;
  /** Its rows are not those of the seed. */
  changed: boolean;
}
