import { clock } from '../shared/clock.ts';

/** How far the header may be off by its whole seconds and by the way of the reply, ms. */
const TOLERANCE = 2000;

/**
 * Sets the clock by the `Date` of a reply, so that a live build shows times and closes polls as its server does
 * (WORLD-02). Replies out of a cache are older than they say.
 */
export function followServerClock({ headers }: Response): void {
  const time = Date.parse(headers.get('Date') ?? '');
  if (Number.isNaN(time) || headers.has('Age')) return;
  if (Math.abs(time - clock.now()) > TOLERANCE) clock.set(time);
}
