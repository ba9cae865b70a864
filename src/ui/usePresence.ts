import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * Whether an element stays mounted: while open, and until its exit animation ends. Without animations
 * (reduced motion, older browsers) it unmounts immediately.
 */
export function usePresence(element: RefObject<HTMLElement | null>, open: boolean): boolean {
  const [isMounted, setIsMounted] = useState(open);
  if (open && !isMounted) setIsMounted(true);
  useLayoutEffect(() => {
    if (open || !isMounted) return undefined;
    let returned = false;
    const go = (): void => {
      if (!returned) setIsMounted(false);
    };
    const motions = element.current?.getAnimations() ?? [];
    if (motions.length === 0) go();
    else void Promise.allSettled(motions.map((motion) => motion.finished)).then(go);
    return () => {
      returned = true;
    };
  }, [element, open, isMounted]);
  return isMounted;
}
