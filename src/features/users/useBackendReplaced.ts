import { useEffect } from 'react';
import { windowEvents } from '../../shared/windowEvents.ts';

/** Calls back when the data, the time or the signed-in user was replaced: what differs from then on was not earned. */
export function useBackendReplaced(onReplaced: () => void): void {
  useEffect(() => {
    const onChange = (event: Event): void => {
      if (event instanceof CustomEvent && typeof event.detail === 'string') onReplaced();
    };
    globalThis.addEventListener(windowEvents.backendChanged, onChange);
    return () => globalThis.removeEventListener(windowEvents.backendChanged, onChange);
  }, [onReplaced]);
}
