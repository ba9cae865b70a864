import { HOUR } from './limits.ts';

/** Age in ms after which a stored dataset without changes is recreated. */
export const STALE_AFTER = 6 * HOUR;

/** The time in ms that the dates of an unchanged dataset are relative to; `stored` is its own, null on a first visit. */
export const currentEpoch = (stored: number | null, now: number): number =>
  stored !== null && Math.abs(now - stored) <= STALE_AFTER ? stored : now;

/**
 * Name of the frame that the demo desk opens next to the page; it shares the tab's storage, but not its
 * session.
 */
export const SECOND_PHONE = 'second-phone';
/** Name of the frame that the demo desk opens for another future of a moment; it shares no data with the page. */
export const FORKED_PHONE = `${SECOND_PHONE}-future`;

/**
 * Storage names of the mock backend that determine whether this browser still shows the seed as the guest
 * sees it.
 */
export const mockStorage = {
  /** Prefix of every name: two demos on one host share an origin. */
  prefix: (base: string): string => `waystone:${base}:`,
  /** Prefix of names that belong to the tab: the second phone has its own. */
  tabPrefix: (base: string): string =>
    mockStorage.prefix(base) +
    (typeof window !== 'undefined' && window.name.startsWith(SECOND_PHONE) ? `${window.name}:` : ''),
  /** The signed-in user, per tab and per browser. */
  session: 'session',
  /** Faults, delay, clock and switches of the tab. */
  settings: 'control',
  /** The link that the tab was opened with, until its data is stored. */
  link: 'link',
  /** Writes of the tab that the mock backend does not know yet. */
  firstWrites: 'first-writes',
  /** What the stored dataset is based on, as `StoredDataset`. */
  dataset: 'dataset',
} as const;

/** Names of the demo desk's settings; not in `mockStorage`, which the live build contains. */
export const DESK_PREFIX = 'desk:';
/** The setting that keeps the desk closed. */
export const DESK_HIDDEN = 'hidden';

export interface StoredDataset {
  /** The time in ms that the seed's dates are relative to. */
  epoch: number;
  /** Whether its rows differ from the seed. */
  changed: boolean;
}
