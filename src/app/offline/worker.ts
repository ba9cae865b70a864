import { type WorkboxPlugin, clientsClaim } from 'workbox-core';
import { CacheExpiration } from 'workbox-expiration';
import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import { addRoute, cleanupOutdatedCaches, matchPrecache, precache } from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { BASE } from '../../routes.ts';

declare global {
  /** What the build puts in place of this name: the files that every screen needs. */
  const FILES_TO_PRECACHE: { url: string; revision: string | null }[];
  /** Differs from build to build. */
  const REVISION: string;
  function skipWaiting(): Promise<void>;
}

/** After that the last page that was shown is better than waiting, s. */
const PAGE_TIMEOUT = 4;

/** The base path is part of each name, since two demos may share an origin. */
const PREFIX = `waystone:${BASE}:`;
/** Pages of another build name scripts that are no longer there. */
const PAGES = `${PREFIX}pages-${REVISION}`;
const PICTURES = `${PREFIX}pictures-${REVISION}`;

async function removeOldCaches(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== PAGES && name !== PICTURES);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** Keeps the latest entries of a cache. */
function limitEntries(maxEntries: number, cacheName: string): WorkboxPlugin {
  const entries = new CacheExpiration(cacheName, { maxEntries });
  return {
    async cacheDidUpdate({ request }) {
      await entries.updateTimestamp(request.url);
      await entries.expireEntries();
    },
  };
}

void skipWaiting();
clientsClaim();
cleanupOutdatedCaches();
// The request for a page goes out while this worker starts.
enableNavigationPreload();
precache(FILES_TO_PRECACHE);
addEventListener('activate', () => void removeOldCaches());

/** Calls are answered by the backend alone, never from a cache. */
const isApi = (pathname: string): boolean =>
  /^\/api(\/|$)/.test(pathname) || pathname.startsWith(`${BASE}api/`);

// Before the precached files, so that a new deployment is shown at once.
registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && !isApi(url.pathname),
  new NetworkFirst({
    cacheName: PAGES,
    networkTimeoutSeconds: PAGE_TIMEOUT,
    plugins: [limitEntries(30, PAGES)],
  }),
);
addRoute({ ignoreURLParametersMatching: [] });
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(`${BASE}pictures/`),
  new CacheFirst({
    cacheName: PICTURES,
    plugins: [limitEntries(300, PICTURES)],
  }),
);
// Without a network, the start page opens every address: it shows a skeleton until the app is there.
setCatchHandler(async ({ request }) => {
  const page = request.mode === 'navigate' ? await matchPrecache(BASE) : undefined;
  return page ?? Response.error();
});
