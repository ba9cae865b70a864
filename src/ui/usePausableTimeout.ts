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
  const pause = useCallback((): void => clearTimeout(timer.current), []);
  const run = useCallback((): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => end.current(), ms);
  }, [ms]);
  useEffect(() => {
    run();
    return pause;
  }, [run, pause]);
  return { onPointerEnter: pause, onPointerLeave: run, onFocus: pause, onBlur: run };
}
