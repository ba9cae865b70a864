// Imported first: the bundler may run this file's imports before mocks/browser.ts does.
import '../persistence/storagePolyfill.ts';
import { whenInteractive } from '../control/whenInteractive.ts';
import type { Backend } from '../createBackend.ts';
import { serverPageAt } from '../http/pages/serverPages.ts';
import { BASE } from '../../src/routes.ts';
import { Recorder, currentUserId, currentWorld } from './Recorder.ts';
import type { Recording, Step } from './Recording.ts';
import { watchControls } from './watchControls.ts';
import { finalStateOf, currentPath } from './pageState.ts';
import { readRecording } from './recordingStore.ts';
import { watchPage } from './watchPage.ts';
import { watchToasts } from './watchToasts.ts';
import { writeTest } from './writeTest.ts';

/** In ms. A press triggers its write within this time; a write without a recent press was made by a script. */
const PRESS_TIMEOUT = 2000;

let recorder: Promise<Recorder> | undefined;

function navigationKind(): string {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming ? entry.type : 'navigate';
}

/** How this page was reached: by the last step, by the browser's buttons, or by entering a URL. */
function arrivalOf(recording: Recording): Step | 'led here' {
  const kind = navigationKind();
  if (kind === 'reload') return { kind: 'reload' };
  if (kind === 'back_forward') return { kind: 'back' };
  const cameFromHere = document.referrer.startsWith(location.origin) && recording.steps.length > 0;
  return cameFromHere ? 'led here' : { kind: 'open', path: currentPath() };
}

async function resume(backend: Backend): Promise<Recorder> {
  const recording = readRecording();
  if (!recording || recording.world !== currentWorld(backend)) return Recorder.begin(backend);
  const resumed = new Recorder(backend, recording);
  const came = arrivalOf(recording);
  const isServerPage = serverPageAt(location.pathname, BASE) !== null;
  if (came !== 'led here') resumed.add(came);
  // Skips server pages: hosts differ in whether their URLs end with a slash.
  else if (!isServerPage) resumed.recordPath(currentPath());
  return resumed;
}

/** Records writes that no press has triggered, such as those of a script. */
function watchCalls(backend: Backend, current: () => Recorder, lastPress: () => number): void {
  backend.log.onAdd(({ as, method, path, body }) => {
    if (as !== currentUserId(backend) || performance.now() - lastPress() < PRESS_TIMEOUT) return;
    current().add({ kind: 'call', method, path, ...(body === undefined ? {} : { body }) });
  });
}

async function start(backend: Backend): Promise<Recorder> {
  await whenInteractive();
  let current = await resume(backend);
  let pressedAt = -Infinity;
  watchPage((step, element) => {
    pressedAt = performance.now();
    current.add(step, element);
  });
  watchToasts((text) => performance.now() - pressedAt < PRESS_TIMEOUT && current.recordToast(text));
  watchCalls(
    backend,
    () => current,
    () => pressedAt,
  );
  globalThis.addEventListener('popstate', ({ isTrusted }) => {
    // A press can navigate back as well, e.g. by closing a dialog.
    if (isTrusted && performance.now() - pressedAt > PRESS_TIMEOUT) current.add({ kind: 'back' });
  });
  if (window.mockBackend)
    watchControls(
      window.mockBackend,
      (member, args) => current.add({ kind: 'control', member, args }),
      () => {
        recorder = Recorder.begin(backend).then((begun) => (current = begun));
      },
    );
  return current;
}

/** Records all actions in this tab from now on, and resumes after a reload or sign-in. */
export const record = (backend: Backend): Promise<Recorder> => (recorder ??= start(backend));

/** The recorded actions as a Playwright test. */
export async function asTest(backend: Backend): Promise<string> {
  if (!backend.page) throw new RangeError('There is no page here: open the demo for a test of what was done');
  await record(backend);
  const { recording } = await (recorder ?? record(backend));
  return writeTest(recording, finalStateOf(recording.steps));
}
