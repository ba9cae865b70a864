import { useEffect } from 'react';
import { clock } from '../../../src/shared/clock.ts';
import type { SecondFrame } from './useNotificationLine.ts';

/** Keeps the second phone's clock in sync with the first. */
export function useSyncedClock(phone: SecondFrame | null): void {
  useEffect(() => {
    const adjust = (): void => {
      const other = phone?.frame.contentWindow?.mockBackend?.clock;
      void (clock.isFrozen() ? other?.freeze() : other?.run());
      void other?.set(clock.now());
    };
    // It starts at the time in its URL, with the clock running.
    if (clock.isFrozen()) adjust();
    return clock.subscribe(adjust);
  }, [phone]);
}
