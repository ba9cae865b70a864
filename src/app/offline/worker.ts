import { type WorkboxPlugin, clientsClaim } from 'workbox-core';
import { CacheExpiration } from 'workbox-expiration';
import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import { addRoute, cleanupOutdatedCaches, matchPrecache, precache } from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { BASE } from '../../routes.ts';
import { answerForServer } from './answerForServer.ts';
import { offlinePage } from './offlinePage.ts';

declare global {
  /** Replaced at build time by the files that every screen needs. */
  const FILES_TO_PRECACHE: { url: string; revision: string | null }[];
  /** Changes with every build. */
  const REVISION: string;
  function skipWaiting(): Promise<void>;
}

/** After this many seconds the cached page is better than waiting. */
const PAGE_TIMEOUT = 4;

/** The base path is part of each name, since two demos may share an origin. */
const PREFIX = `waystone:${BASE}:`;
/** Pages of another build reference scripts that no longer exist. */
const PAGES = `${PREFIX}pages-${REVISION}`;
const PICTURES = `${PREFIX}pictures-${REVISION}`;

async function removeOldCaches(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== PAGES && name !== PICTURES);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** Limits a cache to its latest entries. */
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
// The browser requests the page while this worker starts.
enableNavigationPreload();
precache(FILES_TO_PRECACHE);
addEventListener('activate', () => void removeOldCaches());

const network = new NetworkOnly();

/** API calls and the server's own pages are always answered by the backend, never from a cache. */
const isApi = (pathname: string): boolean =>
  /^\/api(\/|$)/.test(pathname) || pathname.startsWith(`${BASE}api/`);

// Before the precached files, so that a new deployment is shown immediately.
registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && !isApi(url.pathname),
  new NetworkFirst({
    cacheName: PAGES,
    networkTimeoutSeconds: PAGE_TIMEOUT,
    plugins: [limitEntries(30, PAGES)],
  }),
);
registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && isApi(url.pathname),
  async (options) =>
    (import.meta.env.VITE_API === 'live' && answerForServer(options.url)) || network.handle(options),
);
addRoute({ ignoreURLParametersMatching: [] });
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(`${BASE}pictures/`),
  new CacheFirst({
    cacheName: PICTURES,
    plugins: [limitEntries(300, PICTURES)],
  }),
);
// Offline, the start page is served for every URL: it shows a skeleton until the app has loaded, or the mock backend
// the page to sign in (AMB-32). A live server's pages cannot be shown.
setCatchHandler(async ({ request, url }) => {
  if (request.mode !== 'navigate') return Response.error();
  if (import.meta.env.VITE_API === 'live' && isApi(url?.pathname ?? '')) return offlinePage();
  return (await matchPrecache(BASE)) ?? Response.error();
});
