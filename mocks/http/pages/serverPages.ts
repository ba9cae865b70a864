import { navigations } from '../../../src/contract/serverPaths.ts';

/** Which page of the server an address asks for (AMB-32), whatever the host made of its end; null for the app's. */
export function servedPage(pathname: string, base: string): 'accounts' | 'logout' | null {
  const path = `/${pathname.slice(base.length)}`.replace(/(\/index\.html)?\/?$/, '');
  if (path === navigations.logout) return 'logout';
  return path === navigations.google || path === navigations.login ? 'accounts' : null;
}

/** Where a person goes after signing in: back into the app where they came from, home otherwise (AMB-01). */
export function returnAddress(referrer: string, origin: string, base: string): string {
  if (!URL.canParse(referrer)) return base;
  const { origin: from, pathname, search, hash } = new URL(referrer);
  const inside = from === origin && pathname.startsWith(base);
  const path = pathname.slice(base.length);
  return !inside || /^(landing|api)(\/|$)/.test(path) ? base : base + path + search + hash;
}
