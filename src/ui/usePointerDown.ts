import { useSyncExternalStore } from 'react';

let isDown = false;

function subscribe(notify: () => void): () => void {
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
  document.addEventListener('pointerdown', press, true);
  document.addEventListener('pointerup', release, true);
  document.addEventListener('pointercancel', release, true);
  return () => {
    document.removeEventListener('pointerdown', press, true);
    document.removeEventListener('pointerup', release, true);
    document.removeEventListener('pointercancel', release, true);
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
