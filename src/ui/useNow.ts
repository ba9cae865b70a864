import { useEffect, useState } from 'react';
import { MINUTE } from '../shared/limits.ts';
import { renderTime } from '../shared/renderTime.ts';

/**
 * The current time in ms; updates every minute, at `moment` (ms) and when the clock is changed. Pass the end
 * of a poll as `moment` to close it on screen automatically (POLL-19).
 */
export function useNow(moment?: number | null): number {
  const [now, setNow] = useState(renderTime.now);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const schedule = (): void => {
      const left = moment ? moment - renderTime.now() : 0;
      clearTimeout(timer);
      timer = setTimeout(tick, left > 0 ? Math.min(left, MINUTE) : MINUTE);
    };
    const tick = (): void => {
      setNow(renderTime.now());
      schedule();
    };
    schedule();
    const stop = renderTime.subscribe(tick);
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [moment]);
  return now;
}
