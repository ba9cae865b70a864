import { firstCallsWorker, loadMocks } from './loadMocks.ts';
import { sendAgain } from './api/client.ts';
import { firstCalls } from './api/firstCalls.ts';
import { setApiReady } from './api/ready.ts';
import { startApp } from './app/startApp.tsx';
import { whileLoading } from './app/whileLoading.ts';
import { navigations } from './contract/serverPaths.ts';
import { expectGuestSession } from './features/session/useIsGuest.ts';
import { withBase } from './routes.ts';
import { firstWrites } from './storage/firstWrites.ts';

const demo = import.meta.env.VITE_API !== 'live';
// In the demo, the mock backend renders the pages that a server would serve under /api/ (AMB-32).
const servedByMocks =
  demo && Object.values(navigations).some((path) => globalThis.location.pathname.startsWith(withBase(path)));
const root = servedByMocks ? null : document.getElementById('root');
if (demo) expectGuestSession(new URLSearchParams(globalThis.location.search).get('as'));
const started = root ? startApp(root) : Promise.resolve();
const load = loadMocks;
const unsent = demo ? firstWrites.read() : [];
async function sendFirstCalls(): Promise<void> {
  // Those of an earlier page of this tab, if it was left too soon.
  for (const write of unsent) await sendAgain(write);
  await firstCalls.handOver(sendAgain);
  firstWrites.clear();
}
if (firstCallsWorker) firstCalls.use(firstCallsWorker, firstWrites.store);
if (load) {
  const members = new Promise<object>((onMembers) => {
    // In parallel with the app or after it, never before: API calls wait, the first paint does not.
    setApiReady(async () => {
      await started;
      await firstCalls.whenBackendNeeded();
      const { startMockBackend } = await load();
      return startMockBackend(onMembers, sendFirstCalls);
    });
  });
  const loadMembers = (): Promise<object> => {
    // What a script does applies to all later calls.
    firstCalls.stop();
    return members;
  };
  // A stand-in that scripts can use as soon as the page is loaded; the mock backend replaces it later.
  Object.assign(globalThis, { mockBackend: whileLoading(loadMembers) });
} else {
  // A reply during hydration would make it render something else than the page shows.
  setApiReady(() => started);
}
