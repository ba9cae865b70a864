import { useEffect } from 'react';
import { showIn } from './secondPhoneState.ts';

/** How often the address on the left is looked at, ms: browsers tell of no `pushState`. */
const EVERY = 200;

/** While it follows, the second phone shows the screen of the first. */
export function useFollow(frame: HTMLIFrameElement | null, follows: boolean): void {
  useEffect(() => {
    if (!follows) return undefined;
    const timer = setInterval(() => {
      const other = frame?.contentWindow;
      if (other?.mockBackend) showIn(other, location.pathname + location.search);
    }, EVERY);
    return () => clearInterval(timer);
  }, [frame, follows]);
}
