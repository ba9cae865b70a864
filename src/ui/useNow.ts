import { useEffect, useState } from 'react';
import { clock } from '../shared/clock.ts';
import { MINUTE } from '../shared/limits.ts';

/**
 * The current time in ms; updates each minute, at `moment` (ms) and when the clock is set. With the end of a poll as
 * `moment`, the poll closes on screen by itself (POLL-19).
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
