import { useEffect, useReducer } from 'react';
import { clock } from '../../contract/clock.ts';
import { MINUTE } from '../../contract/limits.ts';

/**
 * The time in ms, kept moving on screen: each minute, at the given moment (ms) and when the clock is set.
 * POLL-19: pass a poll's end, and the ballot flips by itself.
 */
export function useNow(moment?: number | null): number {
  const [, tick] = useReducer((count: number) => count + 1, 0);
  const now = clock.now();
  useEffect(() => clock.subscribe(tick), []);
  useEffect(() => {
    const left = moment ? moment - clock.now() : Number.POSITIVE_INFINITY;
    const wait = left > 0 ? Math.min(left, MINUTE) : MINUTE;
    const timer = setTimeout(tick, wait);
    return () => clearTimeout(timer);
  }, [moment, now]);
  return now;
}
