import { useEffect, useState } from 'react';
import { MINUTE } from '../shared/limits.ts';
import { renderMoment } from '../shared/renderMoment.ts';

/**
 * The current time in ms; updates every minute, at `moment` (ms) and when the clock is changed. Pass the end
 * of a poll as `moment` to close it on screen automatically (POLL-19).
 */
export function useNow(moment?: number | null): number {
  const [now, setNow] = useState(renderMoment.now);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const schedule = (): void => {
      const left = moment ? moment - renderMoment.now() : 0;
      clearTimeout(timer);
      timer = setTimeout(tick, left > 0 ? Math.min(left, MINUTE) : MINUTE);
    };
    const tick = (): void => {
      setNow(renderMoment.now());
      schedule();
    };
    schedule();
    const stop = renderMoment.subscribe(tick);
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [moment]);
  return now;
}
