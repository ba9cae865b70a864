import { useEffect, useState } from 'react';
import { clock } from '../../../src/shared/clock.ts';

/** The displayed clock, ms; re-renders each second and after each jump. */
export function useClock(): number {
  const [now, setNow] = useState(clock.now);
  useEffect(() => {
    const update = (): void => setNow(clock.now());
    const timer = setInterval(update, 1000);
    const stop = clock.subscribe(update);
    return () => {
      clearInterval(timer);
      stop();
    };
  }, []);
  return now;
}
