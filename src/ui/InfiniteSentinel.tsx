import { useEffect, useRef } from 'react';
import { useInView } from 'react-intersection-observer';

interface Props {
  /** Asks for the next page; called again each time it comes into view. */
  onReach: () => void;
  /** How far below the window it already counts as reached. */
  rootMargin?: string | undefined;
}

/**
 * A line at the end of a list: calls `onReach` when it comes into view. Key it by the number of pages. Hidden
 * from those who listen; say beside it when more is on its way, and put nothing below it that one has to reach.
 */
export function InfiniteSentinel({ onReach, rootMargin = '400px' }: Props) {
  const reach = useRef(onReach);
  useEffect(() => {
    reach.current = onReach;
  });
  const { ref } = useInView({
    rootMargin,
    onChange: (inView) => {
      if (inView) reach.current();
    },
  });
  return <div ref={ref} aria-hidden style={{ height: 1 }} />;
}
