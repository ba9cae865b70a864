import { navigations } from '../../../src/contract/serverPaths.ts';

/** The server page at this path (AMB-32), with or without a trailing slash; null for the app's own pages. */
export function serverPageAt(pathname: string, base: string): 'accounts' | 'logout' | null {
  const path = `/${pathname.slice(base.length)}`.replace(/(\/index\.html)?\/?$/, '');
  if (path === navigations.logout) return 'logout';
  return path === navigations.google || path === navigations.login ? 'accounts' : null;
}

/** Where sign-in redirects: back to the app page the user came from, otherwise to the home page (AMB-01). */
export function returnPath(referrer: string, origin: string, base: string): string {
  if (!URL.canParse(referrer)) return base;
  const { origin: from, pathname, search, hash } = new URL(referrer);
  const inside = from === origin && pathname.startsWith(base);
  const path = pathname.slice(base.length);
  return !inside || /^(landing|api)(\/|$)/.test(path) ? base : base + path + search + hash;
}
