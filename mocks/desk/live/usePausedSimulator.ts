import { useEffect } from 'react';
import { useDesk } from '../useDesk.ts';

/** While `holds`, the simulated travellers pause; then they continue at the pace that is set under Live. */
export function usePausedSimulator(isPausing = true): void {
  const { backend, store } = useDesk();
  const { simulator } = backend;
  useEffect(() => {
    if (!isPausing) return undefined;
    const release = simulator.pause();
    store.notifyChanged();
    return () => {
      release();
      store.notifyChanged();
    };
  }, [isPausing, simulator, store]);
}
