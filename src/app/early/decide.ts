import { navigations } from '../../contract/serverPaths.ts';
import { BASE, routePatterns } from '../../routes.ts';
import { isHarmlessSetting, storedState } from '../../storage/storedState.ts';
import type { EarlyPage } from './earlyPage.ts';

/** A path without the base and the trailing slash; undefined if it is outside the app. */
function pathInApp(pathname: string): string | undefined {
  if (!`${pathname}/`.startsWith(BASE)) return undefined;
  return `/${pathname.slice(BASE.length)}`.replace(/(.)\/$/, '$1');
}

const isRoute = (path: string): boolean =>
  Object.values(routePatterns).some((pattern) => {
    const source = pattern.replace(/\/:\w+\?/g, '(/[^/]+)?').replace(/:\w+/g, '[^/]+');
    return pattern !== '*' && new RegExp(`^${source}$`).test(path);
  });

/** Whether the page was prerendered for this path; the page for '*' is for paths without a screen. */
export function isPageOf(prerenderedPath: string, pathname: string): boolean {
  const path = pathInApp(pathname);
  return prerenderedPath === '*' ? path === undefined || !isRoute(path) : path === prerenderedPath;
}

/** The skeleton to show: of the page's own screen, a generic one, or none for a page that a server renders. */
export function shellFor(prerenderedPath: string, pathname: string): 'loading' | 'shell' | null {
  if (isPageOf(prerenderedPath, pathname)) return 'loading';
  return Object.values(navigations).some((path) => path === pathInApp(pathname)) ? null : 'shell';
}

/**
 * Decides whether a prerendered page shows its screen, or a skeleton because the user, the data or the path
 * differs from what it was rendered for.
 */
export function decide(
  prerenderedPath: string,
  isSameForAllUsers: boolean,
): Pick<EarlyPage, 'shows' | 'epoch'> {
  const { pathname, search, hash } = location;
  const hasState = [...new URLSearchParams(search).keys()].some((name) => !isHarmlessSetting(name));
  if (!isPageOf(prerenderedPath, pathname) || hasState || hash.startsWith('#moment='))
    return { shows: 'shell', epoch: null };
  if (isSameForAllUsers) return { shows: 'everyone', epoch: null };
  const stored = storedState(BASE);
  return stored?.isSeed ? { shows: 'guest', epoch: stored.epoch } : { shows: 'shell', epoch: null };
}
