/** The moment at which a journey begins: the same dates in every run. */
export const NOW = '2026-02-10T06:30:00.000Z';

export interface World {
  /** Who looks; 'visitor' for nobody. The traveller with everything, unless told otherwise. */
  as?: string;
  scenario?: string;
  /** 'GET /api/unified-feed~500' */
  faults?: readonly string[];
  latency?: number;
  /** 'worker' shows the calls to the browser, and so to the test. */
  transport?: 'worker';
}

/** The address that opens a path in a world of its own (interfaces.md, Links). */
export function at(
  path: string,
  { as = 'traveller_001', scenario = 'full', faults = [], ...rest }: World = {},
) {
  const url = new URL(path, 'http://host');
  url.searchParams.set('scenario', scenario);
  url.searchParams.set('as', as);
  url.searchParams.set('now', NOW);
  for (const fault of faults) url.searchParams.append('fault', fault);
  for (const [name, value] of Object.entries(rest)) url.searchParams.set(name, String(value));
  return url.pathname + url.search;
}
