import { useEffect } from 'react';
import { isDataReplaced, windowEvents } from '../../shared/windowEvents.ts';

/** Calls back when all data was replaced, such as by another scenario: what differs from then on was not earned. */
export function useDataReplaced(onReplaced: () => void): void {
  useEffect(() => {
    const onChange = (event: Event): void => {
      if (isDataReplaced(event)) onReplaced();
    };
    globalThis.addEventListener(windowEvents.backendChanged, onChange);
    return () => globalThis.removeEventListener(windowEvents.backendChanged, onChange);
  }, [onReplaced]);
}
