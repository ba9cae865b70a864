// Imported first: the bundler may run this file's imports before mocks/browser.ts does.
import '../persistence/storagePolyfill.ts';
import { whenInteractive } from '../control/whenInteractive.ts';
import type { Backend } from '../createBackend.ts';
import { serverPageAt } from '../http/pages/serverPages.ts';
import { BASE } from '../../src/routes.ts';
import { Recorder, personNow, worldNow } from './Recorder.ts';
import type { Recording, Step } from './Recording.ts';
import { followControls } from './followControls.ts';
import { endingOf, pathNow } from './pageState.ts';
import { readRecording } from './recordingStore.ts';
import { watchPage } from './watchPage.ts';
import { watchToasts } from './watchToasts.ts';
import { writeTest } from './writeTest.ts';

/** In ms. A press triggers its write within this time; a write without a recent press was made by a script. */
const BY_PRESS = 2000;

let recorder: Promise<Recorder> | undefined;

function navigationKind(): string {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming ? entry.type : 'navigate';
}

/** How this page was reached: by the last step, by the browser's buttons, or by entering a URL. */
function arrival(recording: Recording): Step | 'led here' {
  const kind = navigationKind();
  if (kind === 'reload') return { kind: 'reload' };
  if (kind === 'back_forward') return { kind: 'back' };
  const cameFromHere = document.referrer.startsWith(location.origin) && recording.steps.length > 0;
  return cameFromHere ? 'led here' : { kind: 'open', path: pathNow() };
}

async function resume(backend: Backend): Promise<Recorder> {
  const recording = readRecording();
  if (!recording || recording.world !== worldNow(backend)) return Recorder.begin(backend);
  const resumed = new Recorder(backend, recording);
  const came = arrival(recording);
  const isServerPage = serverPageAt(location.pathname, BASE) !== null;
  if (came !== 'led here') resumed.add(came);
  // Skips server pages: hosts differ in whether their URLs end with a slash.
  else if (!isServerPage) resumed.sawPath(pathNow());
  return resumed;
}

/** Records writes that no press has triggered, such as those of a script. */
function followCalls(backend: Backend, current: () => Recorder, lastPress: () => number): void {
  backend.log.onAdd(({ as, method, path, body }) => {
    if (as !== personNow(backend) || performance.now() - lastPress() < BY_PRESS) return;
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
  watchToasts((text) => performance.now() - pressedAt < BY_PRESS && current.sawToast(text));
  followCalls(
    backend,
    () => current,
    () => pressedAt,
  );
  globalThis.addEventListener('popstate', ({ isTrusted }) => {
    // A press can navigate back as well, e.g. by closing a dialog.
    if (isTrusted && performance.now() - pressedAt > BY_PRESS) current.add({ kind: 'back' });
  });
  if (window.mockBackend)
    followControls(
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
  return writeTest(recording, endingOf(recording.steps));
}
