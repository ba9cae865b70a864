import { useEffect } from 'react';

/** How often the address on the left is looked at, ms: browsers tell of no `pushState`. */
const EVERY = 200;

/** Moves a frame to an address inside the app without loading it again. */
function showIn(frame: Window, path: string): void {
  if (frame.location.pathname + frame.location.search === path) return;
  frame.history.pushState(null, '', path);
  frame.dispatchEvent(new PopStateEvent('popstate', { state: null }));
}

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
