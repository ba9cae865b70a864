import { useEffect, useState } from 'react';

/** Scroll distance in px below which a movement is ignored. */
const MIN_STEP = 8;

/** True while scrolling down; false again on the first scroll up and at the top. */
export function useScrollingDown(): boolean {
  const [down, setDown] = useState(false);
  useEffect(() => {
    let last: number | undefined;
    // Read in the next frame: reading it now would lay out the new screen once more.
    const frame = requestAnimationFrame(() => (last ??= globalThis.scrollY));
    const onScroll = (): void => {
      last ??= globalThis.scrollY;
      const moved = globalThis.scrollY - last;
      if (Math.abs(moved) < MIN_STEP) return;
      last = globalThis.scrollY;
      setDown(moved > 0 && last > MIN_STEP);
    };
    globalThis.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      globalThis.removeEventListener('scroll', onScroll);
    };
  }, []);
  return down;
}
