import { useCallback, useEffect, useRef } from 'react';

/**
 * Calls `onEnd` after `ms`; paused while the element that gets the returned handlers is hovered or focused.
 */
export function usePausableTimeout(ms: number, onEnd: () => void) {
  const end = useRef(onEnd);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    end.current = onEnd;
  });
  const hold = useCallback((): void => clearTimeout(timer.current), []);
  const run = useCallback((): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => end.current(), ms);
  }, [ms]);
  useEffect(() => {
    run();
    return hold;
  }, [run, hold]);
  return { onPointerEnter: hold, onPointerLeave: run, onFocus: hold, onBlur: run };
}
