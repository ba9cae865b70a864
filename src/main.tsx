import { loadMocks } from './loadMocks.ts';
import { setApiReady } from './api/ready.ts';
import { startApp } from './app/startApp.tsx';
import { whileLoading } from './app/whileLoading.ts';
import { navigations } from './contract/serverPaths.ts';
import { expectGuestSession } from './features/session/useIsGuest.ts';
import { withBase } from './routes.ts';

const demo = import.meta.env.VITE_API !== 'live';
// In the demo, the mock backend renders the pages that a server would serve under /api/ (AMB-32).
const servedByMocks =
  demo && Object.values(navigations).some((path) => globalThis.location.pathname.startsWith(withBase(path)));
const root = servedByMocks ? null : document.getElementById('root');
if (demo) expectGuestSession(new URLSearchParams(globalThis.location.search).get('as'));
const started = root ? startApp(root) : Promise.resolve();
const load = loadMocks;
if (load) {
  const members = new Promise<object>((onMembers) => {
    // In parallel with the app or after it, never before: API calls wait, the first paint does not.
    setApiReady(async () => {
      await started;
      const { startMockBackend } = await load();
      return startMockBackend(onMembers);
    });
  });
  // A stand-in that scripts can use as soon as the page is loaded; the mock backend replaces it later.
  Object.assign(globalThis, { mockBackend: whileLoading(() => members) });
} else {
  // A reply during hydration would make it render something else than the page shows.
  setApiReady(() => started);
}
