import { useEffect, useRef, useState } from 'react';
import { motion } from '../../ui/theme/tokens.ts';

const LENGTH = motion.road.duration * 1000;

/** Animates a number from its previous value to the new one; the first value is shown immediately. */
export function useCountUp(value: number): number {
  const before = useRef(value);
  const [displayedValue, setDisplayedValue] = useState(value);
  useEffect(() => {
    const from = before.current;
    before.current = value;
    if (from === value) return undefined;
    const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
    let frame = 0;
    let start: number | undefined;
    const step = (time: number): void => {
      start ??= time;
      const part = isReduced ? 1 : Math.min((time - start) / LENGTH, 1);
      // Eases out like the progress bar next to it.
      setDisplayedValue(Math.round(from + (value - from) * (1 - (1 - part) ** 3)));
      if (part < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => {
      cancelAnimationFrame(frame);
      setDisplayedValue(value);
    };
  }, [value]);
  return displayedValue;
}
