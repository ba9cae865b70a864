import { useEffect } from 'react';
import { useDesk } from '../useDesk.ts';

/** While `holds`, the simulated travellers pause; then they continue at the pace that is set under Live. */
export function useHeldTravellers(holds = true): void {
  const { backend, store } = useDesk();
  const { simulator } = backend;
  useEffect(() => {
    if (!holds) return undefined;
    const release = simulator.hold();
    store.notifyChanged();
    return () => {
      release();
      store.notifyChanged();
    };
  }, [holds, simulator, store]);
}
