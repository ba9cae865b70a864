import './persistence/storagePolyfill.ts';
import { clock } from '../src/shared/clock.ts';
import { SOCKET_PATH } from '../src/contract/serverPaths.ts';
import { SECOND_PHONE, mockStorage } from '../src/shared/mockStorage.ts';
import { windowEvents } from '../src/shared/windowEvents.ts';
import { BASE, withBase } from '../src/routes.ts';
import { isRecording } from './asTest/recordingStore.ts';
import { applyWorldOptions, settingsOf, signInStartUser, requestedDataset } from './control/applyLink.ts';
import { checkLink } from './control/checkLink.ts';
import { followDialogs } from './control/dialogOpeners.ts';
import { type OpenedMoment, openIncoming, openIncomingMoments } from './control/incomingMoments.ts';
import { type ParsedLink, parseLink } from './control/links.ts';
import { type MockBackend, createMockBackend, loadMembers } from './control/mockBackend.ts';
import { type Notify, createNotifier } from './control/notices.ts';
import { createTabSettings } from './control/tabSettings.ts';
import { whenInteractive } from './control/whenInteractive.ts';
import { type Backend, type PageAccess, createBackend } from './createBackend.ts';
import { createFaults } from './http/faults.ts';
import { serverPageAt } from './http/pages/serverPages.ts';
import { createSession } from './http/session.ts';
import { startTransport } from './http/transports/startTransport.ts';
import { electLeaderTab } from './live/electLeaderTab.ts';
import { createPageSocketTransport } from './live/pageSocketTransport.ts';
import { PREFIX, openStorage, openStores } from './persistence/openStorage.ts';
import { withTimeout } from './persistence/openStore.ts';
import { createSessionStore } from './persistence/sessionStore.ts';
import { takeTurn } from './persistence/takeTurn.ts';
import { createWebStorage } from './persistence/webStorage.ts';
import { browserSeed } from './seed/browserSeed.ts';
import { claimClientName } from './world/claimClientName.ts';

/** The second phone of the demo desk shares the tab's storage, but not its session. */
const TAB_PREFIX = mockStorage.tabPrefix(BASE);

/** State that belongs to this tab: its session, forced failures and settings. */
async function openTab(link: ParsedLink) {
  const tabStorage = createWebStorage(() => sessionStorage, TAB_PREFIX);
  const browserStorage = createWebStorage(() => localStorage, TAB_PREFIX);
  const session = createSession(createSessionStore(tabStorage, browserStorage));
  const faults = createFaults();
  const tabSettings = createTabSettings(tabStorage, faults, clock);
  await tabSettings.start(settingsOf(link));
  return { session, faults, tabSettings };
}

/** Lazily loaded when a moment is copied or opened. */
const shownPage: PageAccess = {
  read: async () => (await import('./moment/page/readPage.ts')).readPage(),
  show: async (part) => (await import('./moment/page/showPage.ts')).showPage(part),
};

/** A backend, and the result of opening its page's link. */
type Started = Backend & OpenedMoment;

async function startBackend(
  parsed: ParsedLink,
  notify: Notify,
  onStart: () => Promise<void>,
): Promise<Started> {
  const [stores, client] = await Promise.all([
    openStores(notify),
    claimClientName(PREFIX),
    browserSeed.unpack(),
  ]);
  const link = checkLink(parsed, browserSeed.rows().user, notify);
  const tab = await openTab(link);
  const wanted = requestedDataset(clock, link);
  const storage = await openStorage(stores, wanted, notify);
  applyWorldOptions({ ...storage, clock }, link, wanted);
  const backend = await createBackend({
    ...tab,
    ...storage,
    client,
    clock,
    origin: location.origin,
    async startTransports(handlers) {
      const wantedTransport = tab.tabSettings.switches().transport;
      const transport = await startTransport(wantedTransport, handlers, BASE, notify);
      // Created after the transport, because MSW's worker mode replaces WebSocket as well.
      const url = new URL(SOCKET_PATH, location.origin.replace(/^http/, 'ws')).href;
      return { transport, socketTransport: createPageSocketTransport(url, storage.whenSeedLoaded) };
    },
    takeTurn: (write) => takeTurn(`${PREFIX}write`, write),
    electLeader: (work, until) => electLeaderTab(`${PREFIX}simulator`, work, until),
    notifyApp: (detail) => globalThis.dispatchEvent(new CustomEvent(windowEvents.backendChanged, { detail })),
    pageUrl: () => location.href,
    page: shownPage,
  });
  await onStart();
  signInStartUser(backend, link);
  if (link.moment === undefined) return { ...backend, problems: link.problems, shown: Promise.resolve() };
  return { ...backend, ...(await openIncoming(backend, notify, link.moment)) };
}

/** Rejects for scripts if a link parameter was invalid; people see a notice instead. */
async function refuseProblems({ problems, shown }: Started): Promise<void> {
  await shown;
  if (navigator.webdriver && problems.length > 0) throw new RangeError(problems.join('. '));
}

/** Waits for the new dataset to be stored: a page left earlier would reopen with the old one. */
const whenStored = ({ persistence }: Backend): Promise<void> =>
  withTimeout(persistence.flush()).catch(() => undefined);

/** How long a reply takes to be painted on a slow phone, ms; waited for at most this often. */
const PAINT = 200;
const MAX_WAITS = 10;

/** Settles when no call is left that waited for the start, such as a press on the prerendered page. */
async function whenAnswered({ requests }: Backend): Promise<void> {
  for (let waits = 0; waits < MAX_WAITS && requests.pending() > 0; waits += 1)
    await new Promise((resolve) => setTimeout(resolve, PAINT));
}

/** Loads the members, and the rows that they work on. */
async function loadMembersAndRows(started: Promise<Backend>) {
  const [members] = await Promise.all([
    loadMembers(),
    started.then(({ whenSeedLoaded }) => whenSeedLoaded()),
  ]);
  return members;
}

/** Renders the server page at this URL, if it is one (AUTH-11 to AUTH-13). Resolves to whether it is. */
async function renderServerPage(backend: Backend): Promise<boolean> {
  const page = serverPageAt(location.pathname, BASE);
  if (page !== null) await backend.whenSeedLoaded();
  if (page === 'accounts') {
    const { renderAccountsPage } = await import('./http/pages/renderAccountsPage.ts');
    await renderAccountsPage(backend);
  } else if (page === 'logout') {
    backend.session.signOut();
    location.replace(withBase('landing'));
  }
  return page !== null;
}

/** Starts everything next to the app: storing on pagehide, simulated travellers and the demo desk. */
function startExtras(
  backend: Backend,
  mockBackend: MockBackend,
  notify: Notify,
  membersLoaded: Promise<unknown>,
): void {
  followDialogs();
  openIncomingMoments(backend, notify);
  const { persistence, simulator, tabSettings } = backend;
  globalThis.addEventListener('pagehide', () => void persistence.flush());
  globalThis.addEventListener('pageshow', (event) => {
    // A page restored from the back/forward cache has missed changes from other tabs.
    if (event.persisted) location.reload();
  });
  const automated = navigator.webdriver;
  const { simulate, panel } = tabSettings.switches();
  simulator.simulate(simulate ?? (!automated && persistence.info().scenario !== 'empty'));
  if (panel ?? !automated) {
    const mounted = membersLoaded
      .then(() => import('./desk/mountDesk.tsx'))
      .then(({ mountDesk }) => mountDesk(mockBackend, backend));
    mounted.catch(console.error);
  } else if (window.name === SECOND_PHONE)
    void import('./desk/secondPhone/joinFirstPhone.ts').then(({ joinFirstPhone }) => joinFirstPhone(backend));
}

/**
 * Records actions so that they can be copied as a test: if the desk is shown, or an earlier page of this tab started
 * it.
 */
function startRecording(backend: Backend): void {
  const hasDesk = backend.tabSettings.switches().panel ?? !navigator.webdriver;
  if (!hasDesk && !isRecording()) return;
  const recorder = whenInteractive().then(() => import('./asTest/record.ts'));
  recorder.then(({ record }) => record(backend)).catch(console.error);
}

/** Keeps a link until its data is stored, so that the next page applies it if this one is left early. */
const pendingLink = createWebStorage(() => sessionStorage, TAB_PREFIX);

let link: ParsedLink | undefined;
/** Reads the link and removes its parameters from the URL; cached, because a retry needs it again. */
function takeLink(): ParsedLink {
  if (link) return link;
  link = parseLink(location.href);
  if (!link.cleaned)
    link = { ...parseLink(pendingLink.read(mockStorage.link) ?? location.href), cleaned: null };
  else {
    pendingLink.write(mockStorage.link, location.href);
    history.replaceState(history.state, '', link.cleaned);
    // The app's router may have read the URL already.
    globalThis.dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }
  return link;
}

/**
 * Starts the mock backend in this page and passes its members to `onMembers` before it responds to calls. `onStart` runs
 * as soon as it responds, before any member does. Resolves to whether it shows a page of its own (AMB-32); can be called
 * again after a rejection.
 */
export async function startMockBackend(
  onMembers: (members: MockBackend) => void = () => undefined,
  onStart: () => Promise<void> = () => Promise.resolve(),
): Promise<{ servesPage: boolean }> {
  const parsed = takeLink();
  let listening: () => void = () => undefined;
  const notify = createNotifier(new Promise<void>((resolve) => (listening = resolve)), globalThis);

  const started = startBackend(parsed, notify, onStart);
  const rendered = started.then(renderServerPage);
  const stored = started.then(whenStored);
  stored.then(
    () => pendingLink.write(mockStorage.link, null),
    () => undefined,
  );
  const interactive = Promise.all([rendered.then(whenInteractive), stored]);
  interactive.then(listening, () => undefined);
  // Loaded now, because a script may call a member when the network is gone.
  const loaded = Promise.all([started, interactive])
    .then(([backend]) => whenAnswered(backend))
    .then(() => loadMembersAndRows(started).catch(() => undefined));
  const ready = loaded.then(() => started).then(refuseProblems);
  ready.catch(() => undefined);
  let untilCallable: () => Promise<unknown> = () => Promise.resolve();
  const mockBackend = createMockBackend(started, ready, clock, () => {
    const loading = loadMembersAndRows(started);
    untilCallable = () => loading.catch(() => undefined);
    return loading;
  });
  window.mockBackend = mockBackend;
  onMembers(mockBackend);

  const servesPage = await rendered;
  const backend = await started;
  // Members called by now, such as `fault`, apply to the first request.
  await untilCallable();
  if (!servesPage) startExtras(backend, mockBackend, notify, loaded);
  startRecording(backend);
  return { servesPage };
}
