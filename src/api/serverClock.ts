import { clock } from '../shared/clock.ts';

/** Tolerated difference in ms: the header has whole seconds, and replies take time to arrive. */
const TOLERANCE = 2000;

/**
 * Sets the clock from a reply's `Date` header, so that a live build shows times and closes polls in sync with
 * its server (WORLD-02). Cached replies are ignored, since their date is outdated.
 */
export function followServerClock({ headers }: Response): void {
  const time = Date.parse(headers.get('Date') ?? '');
  if (Number.isNaN(time) || headers.has('Age')) return;
  if (Math.abs(time - clock.now()) > TOLERANCE) clock.set(time);
}
