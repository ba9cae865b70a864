import { useEffect, useState } from 'react';

/** Less than this is a trembling hand, in px. */
const STEP = 8;

/** True while the page is being scrolled down, false again at the first move up and at the top. */
export function useScrollingDown(): boolean {
  const [down, setDown] = useState(false);
  useEffect(() => {
    let last = globalThis.scrollY;
    const heard = (): void => {
      const moved = globalThis.scrollY - last;
      if (Math.abs(moved) < STEP) return;
      last = globalThis.scrollY;
      setDown(moved > 0 && last > STEP);
    };
    globalThis.addEventListener('scroll', heard, { passive: true });
    return () => globalThis.removeEventListener('scroll', heard);
  }, []);
  return down;
}
