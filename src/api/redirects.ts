import { navigations } from '../contract/serverPaths.ts';
import { withBase } from '../routes.ts';
import { leaveScreen } from '../shared/leaveScreen.ts';

/**
 * URL of a page served by the server (AMB-32): under the base path in the demo, at the API's origin in a live
 * build. Offline, also a live build asks its own host, whose service worker says that there is no connection.
 */
const address = (path: string): string =>
  import.meta.env.VITE_API === 'live' && navigator.onLine
    ? (import.meta.env.VITE_API_ORIGIN ?? '') + path
    : withBase(path);

/** Full page loads, not fetches (LAND-03, HDR-09). */
export const redirectTo = {
  google: (): void => globalThis.location.assign(address(navigations.google)),
  /** Replaces the history entry: signing in leads back to this screen, and Back would show it twice. */
  login: (): void => leaveScreen.now(() => globalThis.location.replace(address(navigations.login))),
  logout: (): void => globalThis.location.assign(address(navigations.logout)),
};
