import { useEffect } from 'react';

/** Polling interval for the address on the left, ms: `pushState` fires no event. */
const POLL_INTERVAL = 200;

/** Navigates a frame within the app without reloading it. */
function showIn(frame: Window, path: string): void {
  if (frame.location.pathname + frame.location.search === path) return;
  frame.history.pushState(null, '', path);
  frame.dispatchEvent(new PopStateEvent('popstate', { state: null }));
}

/** While following, the second phone shows the same screen as the first. */
export function useSyncedRoute(frame: HTMLIFrameElement | null, follows: boolean): void {
  useEffect(() => {
    if (!follows) return undefined;
    const timer = setInterval(() => {
      const other = frame?.contentWindow;
      if (other?.mockBackend) showIn(other, location.pathname + location.search);
    }, POLL_INTERVAL);
    return () => clearInterval(timer);
  }, [frame, follows]);
}
