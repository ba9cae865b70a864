import { setApiReady } from './api/ready.ts';
import { startApp } from './app/startApp.tsx';
import { whileLoading } from './app/whileLoading.ts';
import { expectGuestSession } from './features/session/useIsGuest.ts';
import { BASE } from './routes.ts';

const demo = import.meta.env.VITE_API !== 'live';
// In the demo the mock backend renders the pages that a server would answer under /api/ (AMB-32).
const servedByMocks = demo && globalThis.location.pathname.startsWith(`${BASE}api/`);
const root = servedByMocks ? null : document.getElementById('root');
if (demo) expectGuestSession(new URLSearchParams(globalThis.location.search).get('as'));
const started = root ? startApp(root) : Promise.resolve();
if (demo) {
  const members = new Promise<object>((onMembers) => {
    // Beside the app or after it, never before: calls wait, the first paint does not.
    setApiReady(async () => {
      await started;
      const { startMockBackend } = await import('../mocks/browser.ts');
      return startMockBackend(onMembers);
    });
  });
  // Scripts may use it as soon as the page is loaded; the mock backend then puts its own in this place.
  Object.assign(globalThis, { mockBackend: whileLoading(() => members) });
}
