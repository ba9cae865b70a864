import { useEffect, useEffectEvent } from 'react';

/** Whether Escape is already used there, to close a dialog or clear a search. */
const isTaken = (target: Element): boolean =>
  target.closest('dialog') !== null || (target instanceof HTMLInputElement && target.value !== '');

/** Calls `onLeave` on Escape while focus is in the desk. */
export function useEscape(onLeave: () => void, isOn = true): void {
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    if (!isOn) return undefined;
    const hear = ({ key, target }: KeyboardEvent): void => {
      if (key !== 'Escape' || !(target instanceof Element)) return;
      if (target.closest('.demo-desk') && !isTaken(target)) leave();
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [isOn]);
}
