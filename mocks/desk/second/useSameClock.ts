import { useEffect } from 'react';
import { clock } from '../../../src/shared/clock.ts';
import type { SecondFrame } from './useWire.ts';

/** Keeps the clock of the second phone with that of the first. */
export function useSameClock(phone: SecondFrame | null): void {
  useEffect(() => {
    const adjust = (): void => {
      const other = phone?.frame.contentWindow?.mockBackend?.clock;
      void (clock.isFrozen() ? other?.freeze() : other?.run());
      void other?.set(clock.now());
    };
    // It opens at the time of its address, and runs.
    if (clock.isFrozen()) adjust();
    return clock.subscribe(adjust);
  }, [phone]);
}
