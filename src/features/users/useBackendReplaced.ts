import { useEffect } from 'react';
import { type BackendChange, windowEvents } from '../../shared/windowEvents.ts';

const ALL_DATA: BackendChange = 'data';

/** Calls back when all data was replaced: what differs from then on was not earned. */
export function useBackendReplaced(onReplaced: () => void): void {
  useEffect(() => {
    const onChange = (event: Event): void => {
      if (event instanceof CustomEvent && event.detail === ALL_DATA) onReplaced();
    };
    globalThis.addEventListener(windowEvents.backendChanged, onChange);
    return () => globalThis.removeEventListener(windowEvents.backendChanged, onChange);
  }, [onReplaced]);
}
