/** The time at which a journey starts, so that dates are the same in every run. */
export const NOW = '2026-02-10T06:30:00.000Z';

/** The state of the mock backend that a link opens. */
export interface DemoState {
  /** A user's ID, or 'visitor' when signed out. */
  as?: string;
  scenario?: string;
  /** Faults such as 'GET /api/unified-feed~500'. */
  faults?: readonly string[];
  latency?: number;
  /** With 'worker', requests are visible to the browser, and so to the test. */
  transport?: 'worker';
}

/**
 * The URL that opens a path with the given state of the mock backend: by default the full scenario, as
 * traveller_001.
 */
export function demoUrl(
  path: string,
  { as = 'traveller_001', scenario = 'full', faults = [], ...rest }: DemoState = {},
) {
  const url = new URL(path, 'http://host');
  url.searchParams.set('scenario', scenario);
  url.searchParams.set('as', as);
  url.searchParams.set('now', NOW);
  for (const fault of faults) url.searchParams.append('fault', fault);
  for (const [name, value] of Object.entries(rest)) url.searchParams.set(name, String(value));
  return url.pathname + url.search;
}
