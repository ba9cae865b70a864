import { useSyncExternalStore } from 'react';

let isDown = false;

function subscribe(notify: () => void): () => void {
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  const press = (): void => {
    isDown = true;
  };
  const release = (): void => {
    // The click follows in the same task.
    setTimeout(() => {
      isDown = false;
      notify();
    });
  };
  document.addEventListener('pointerdown', press, options);
  document.addEventListener('pointerup', release, options);
  document.addEventListener('pointercancel', release, options);
  return () => {
    listening.abort();
    isDown = false;
  };
}

/** Whether a pointer is down, until its click is over: what moves meanwhile takes the click away from its button. */
export const usePointerDown = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isDown,
    () => false,
  );
