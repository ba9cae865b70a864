import { navigations } from '../contract/serverPaths.ts';
import { withBase } from '../routes.ts';

/** A page that the server answers (AMB-32): under the base in the demo, at the API's origin in a live build. */
const address = (path: string): string =>
  import.meta.env.VITE_API === 'live' ? (import.meta.env.VITE_API_ORIGIN ?? '') + path : withBase(path);

/** Full page loads, never fetches (LAND-03, HDR-09). */
export const redirectTo = {
  google: (): void => globalThis.location.assign(address(navigations.google)),
  /** In place of the screen, which a sign-in leads back to: Back would show that twice. */
  login: (): void => globalThis.location.replace(address(navigations.login)),
  logout: (): void => globalThis.location.assign(address(navigations.logout)),
};
