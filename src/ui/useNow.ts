import { useEffect, useState } from 'react';
import { clock } from '../shared/clock.ts';
import { MINUTE } from '../shared/limits.ts';

/**
 * The time in ms, kept moving on screen: each minute, at the given moment (ms) and when the clock is set.
 * POLL-19: pass a poll's end, and the ballot flips by itself.
 */
export function useNow(moment?: number | null): number {
  const [now, setNow] = useState(clock.now);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const schedule = (): void => {
      const left = moment ? moment - clock.now() : 0;
      clearTimeout(timer);
      timer = setTimeout(tick, left > 0 ? Math.min(left, MINUTE) : MINUTE);
    };
    const tick = (): void => {
      setNow(clock.now());
      schedule();
    };
    schedule();
    const stop = clock.subscribe(tick);
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [moment]);
  return now;
}
