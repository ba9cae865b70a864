import { useEffect, useRef } from 'react';
import { useInView } from 'react-intersection-observer';

interface Props {
  /** Loads the next page; called each time the element scrolls into view. */
  onReach: () => void;
  /** How far below the viewport still counts as in view. */
  rootMargin?: string | undefined;
}

/**
 * An invisible element at the end of a list that calls `onReach` when it scrolls into view. Key it by the
 * number of pages. Hidden from screen readers: announce loading next to it.
 */
export function InfiniteSentinel({ onReach, rootMargin = '400px' }: Props) {
  const onReachRef = useRef(onReach);
  useEffect(() => {
    onReachRef.current = onReach;
  });
  const { ref } = useInView({
    rootMargin,
    onChange: (inView) => {
      if (inView) onReachRef.current();
    },
  });
  return <div ref={ref} aria-hidden style={{ height: 1 }} />;
}
