import { navigations } from '../../../src/contract/serverPaths.ts';

/** The server page that an address asks for (AMB-32), with or without a trailing slash; null for the app's own. */
export function serverPageAt(pathname: string, base: string): 'accounts' | 'logout' | null {
  const path = `/${pathname.slice(base.length)}`.replace(/(\/index\.html)?\/?$/, '');
  if (path === navigations.logout) return 'logout';
  return path === navigations.google || path === navigations.login ? 'accounts' : null;
}

/** Where a sign-in leads: back to the app's page that the person came from, else to its home page (AMB-01). */
export function returnPath(referrer: string, origin: string, base: string): string {
  if (!URL.canParse(referrer)) return base;
  const { origin: from, pathname, search, hash } = new URL(referrer);
  const inside = from === origin && pathname.startsWith(base);
  const path = pathname.slice(base.length);
  return !inside || /^(landing|api)(\/|$)/.test(path) ? base : base + path + search + hash;
}
