import { useCallback, useEffect, useState } from 'react';
import { routeOf } from './steps.ts';

/** How long the spotlight and the card fade out before the screen changes, ms: `--d-quick`. */
const FADE = 160;

/** The tour's step. Before a step on another screen, the spotlight and the card fade out. */
export function useStep() {
  const [step, setStep] = useState(0);
  const [next, setNext] = useState<number | null>(null);
  useEffect(() => {
    if (next === null) return undefined;
    const timer = setTimeout(() => {
      setStep(next);
      setNext(null);
    }, FADE);
    return () => clearTimeout(timer);
  }, [next]);
  const show = useCallback((to: number): void => {
    const staysOnScreen = routeOf(to) === routeOf(to - 1);
    if (staysOnScreen || matchMedia('(prefers-reduced-motion: reduce)').matches) setStep(to);
    else setNext(to);
  }, []);
  return { step, show, isLeaving: next !== null };
}
