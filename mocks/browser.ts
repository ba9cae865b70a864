import './persistence/storagePolyfill.ts';
import { clock } from '../src/shared/clock.ts';
import { GUEST_ID } from '../src/shared/limits.ts';
import { SOCKET_PATH } from '../src/contract/serverPaths.ts';
import { type StoredDataset, mockStorage } from '../src/shared/mockStorage.ts';
import { windowEvents } from '../src/shared/windowEvents.ts';
import { BASE, withBase } from '../src/routes.ts';
import { checkScenario, startSession, troubleAsLink } from './control/actions.ts';
import { type ParsedLink, parseLink } from './control/links.ts';
import { type MockBackend, createMockBackend } from './control/mockBackend.ts';
import { type Notify, createNotifier, notices } from './control/notices.ts';
import { createTabSettings } from './control/tabSettings.ts';
import { whenInteractive } from './control/whenInteractive.ts';
import { type Backend, createBackend } from './createBackend.ts';
import { createDatabase } from './db/Database.ts';
import { newId } from './db/newId.ts';
import { createFaults } from './http/faults.ts';
import { serverPageAt } from './http/pages/serverPages.ts';
import { createSession, signInAs } from './http/session.ts';
import { startTransport } from './http/transports/startTransport.ts';
import { electLeaderTab } from './live/electLeaderTab.ts';
import { createPageSocketTransport } from './live/pageSocketTransport.ts';
import { createMedia } from './media/createMedia.ts';
import { shrink } from './media/shrink.ts';
import { Persistence } from './persistence/Persistence.ts';
import type { WantedDataset } from './persistence/datasetInfo.ts';
import { openStore, withTimeout } from './persistence/openStore.ts';
import { createSessionStore } from './persistence/sessionStore.ts';
import { openTabChannel } from './persistence/tabChannel.ts';
import { createWebStorage } from './persistence/webStorage.ts';
import { datasetOf, known } from './scenarios/scenarios.ts';

/** To be increased with every change of the tables: stored data of another version is discarded. */
const SCHEMA_VERSION = 2;
/** Everything is stored under the base path, because two demos on one host share an origin. */
const PREFIX = mockStorage.prefix(BASE);

/** Runs a step that a wrong link can break; such a failure is shown and the start goes on. */
function attempt<V>(step: () => V, notify: Notify): V | undefined {
  try {
    return step();
  } catch (error) {
    const description = error instanceof Error ? error.message : String(error);
    notify({ title: 'Link not fully understood', description });
    return undefined;
  }
}

/** The dataset that a link asks for. Without a scenario it applies only where no dataset is stored. */
function wantedDataset({ state }: ParsedLink, notify: Notify): WantedDataset {
  const { scenario, now } = state;
  const time = now === undefined ? {} : { epoch: Date.parse(now), pinned: true };
  if (scenario === undefined) return time;
  const name = attempt(() => checkScenario({ scenarios: known }, scenario), notify);
  return name === undefined ? time : { ...time, scenario: name };
}

async function openStorage(wanted: WantedDataset, notify: Notify) {
  const [{ default: seed, fingerprint }, rows, pictures] = await Promise.all([
    import('virtual:seed'),
    openStore(`${PREFIX}rows`),
    openStore(`${PREFIX}pictures`),
  ]);
  if (rows.recreated) notify(notices.unreadable);
  const version = `${SCHEMA_VERSION}.${fingerprint}`;
  const db = createDatabase();
  const tabs = openTabChannel(PREFIX + version);
  const options = {
    db,
    tabs,
    version,
    store: rows.store,
    realNow: () => clock.now() - clock.offset(),
    buildDataset: (from: Parameters<typeof datasetOf>[1]) => datasetOf(seed, from),
    notify,
    reload: () => location.reload(),
    announce: (dataset: StoredDataset) =>
      createWebStorage(() => localStorage, PREFIX).write(mockStorage.dataset, JSON.stringify(dataset)),
  };
  const persistence = await Persistence.start(options, wanted).catch((error: unknown) => {
    // Left open, it would receive the messages of the next attempt to start.
    tabs.close();
    throw error;
  });
  const assetUrl = (name: string) => withBase(`pictures/${name}`);
  const media = createMedia({ store: pictures.store, newId, shrink, assetUrl, notify });
  // Pictures of an earlier dataset are not referenced any more.
  if (persistence.isNew) void media.clear();
  return { db, tabs, persistence, media };
}

/** What belongs to this tab: its session, forced failures and settings. */
function openTab(link: ParsedLink) {
  const tabStorage = createWebStorage(() => sessionStorage, PREFIX);
  const browserStorage = createWebStorage(() => localStorage, PREFIX);
  const session = createSession(createSessionStore(tabStorage, browserStorage));
  const faults = createFaults();
  const tabSettings = createTabSettings(tabStorage, faults);
  const { trouble } = known.get(link.state.scenario ?? '') ?? {};
  tabSettings.start({ ...troubleAsLink(trouble), ...link.state });
  return { session, faults, tabSettings };
}

async function startBackend(link: ParsedLink, notify: Notify): Promise<Backend> {
  const tab = openTab(link);
  const wanted = wantedDataset(link, notify);
  const backend = await createBackend({
    ...tab,
    ...(await openStorage(wanted, notify)),
    origin: location.origin,
    async startTransports(handlers) {
      const wantedTransport = tab.tabSettings.switches().transport;
      const transport = await startTransport(wantedTransport, handlers, BASE, notify);
      // After the transport, because MSW's worker mode replaces the WebSocket as well.
      const url = new URL(SOCKET_PATH, location.origin.replace(/^http/, 'ws')).href;
      return { transport, socketTransport: createPageSocketTransport(url) };
    },
    electLeader: (work, until) => electLeaderTab(`${PREFIX}simulator`, work, until),
    notifyApp: (detail) => globalThis.dispatchEvent(new CustomEvent(windowEvents.backendChanged, { detail })),
    pageUrl: () => location.href,
  });
  const scenario = wanted.scenario === undefined ? undefined : known.get(wanted.scenario);
  const as = link.state.as ?? scenario?.as;
  if (as !== undefined) attempt(() => signInAs(backend, as), notify);
  if (scenario) startSession(backend, scenario);
  const userId = tab.session.userId();
  if (userId !== null && !backend.db.user.get(userId)) tab.session.signIn(GUEST_ID);
  return backend;
}

/** A page that is left before its new dataset is stored would find the old one when it is opened again. */
const whenStored = ({ persistence }: Backend): Promise<void> =>
  withTimeout(persistence.flush()).catch(() => undefined);

/** Renders the server page of this address, where it is one (AUTH-11 to AUTH-13). Resolves to whether it is. */
async function renderServerPage(backend: Backend): Promise<boolean> {
  const page = serverPageAt(location.pathname, BASE);
  if (page === 'accounts') {
    const { renderAccountsPage } = await import('./http/pages/renderAccountsPage.ts');
    await renderAccountsPage(backend);
  } else if (page === 'logout') {
    backend.session.signOut();
    location.replace(withBase('landing'));
  }
  return page !== null;
}

/** Starts what runs beside the app: storing at page hide, simulated travellers and the demo desk. */
function startExtras(backend: Backend, mockBackend: MockBackend): void {
  const { persistence, simulator, tabSettings } = backend;
  globalThis.addEventListener('pagehide', () => void persistence.flush());
  globalThis.addEventListener('pageshow', (event) => {
    // A page restored from the browser's cache has missed the changes of other tabs.
    if (event.persisted) location.reload();
  });
  const automated = navigator.webdriver;
  const { simulate, panel } = tabSettings.switches();
  simulator.simulate(simulate ?? (!automated && persistence.info().scenario !== 'empty'));
  if (panel ?? !automated) {
    const mounted = whenInteractive()
      .then(() => import('./desk/mountDesk.tsx'))
      .then(({ mountDesk }) => mountDesk(mockBackend, backend));
    mounted.catch(console.error);
  }
}

/** The address with a link that is not stored yet: a page that is left at once leaves it to the next one. */
const pendingLink = createWebStorage(() => sessionStorage, PREFIX);
const PENDING = 'link';

let link: ParsedLink | undefined;
/** Reads the link and removes its parameters from the address; kept, because a second attempt needs it again. */
function takeLink(): ParsedLink {
  if (link) return link;
  link = parseLink(location.href);
  if (!link.cleaned) link = { ...parseLink(pendingLink.read(PENDING) ?? location.href), cleaned: null };
  else {
    pendingLink.write(PENDING, location.href);
    history.replaceState(history.state, '', link.cleaned);
    // The app's router may have read the address already.
    globalThis.dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }
  return link;
}

/**
 * Starts the mock backend in this page. Resolves to whether it shows a page of its own (AMB-32); may be called again
 * after it has rejected.
 */
export async function startMockBackend(): Promise<{ servesPage: boolean }> {
  const parsed = takeLink();
  let listening: () => void = () => undefined;
  const notify = createNotifier(new Promise<void>((resolve) => (listening = resolve)), globalThis);
  for (const description of parsed.problems) notify({ title: 'Link not fully understood', description });

  const started = startBackend(parsed, notify);
  const rendered = started.then(renderServerPage);
  const stored = started.then(whenStored);
  stored.then(
    () => pendingLink.write(PENDING, null),
    () => undefined,
  );
  const ready = Promise.all([rendered.then(whenInteractive), stored]).then(() => undefined);
  ready.then(listening, () => undefined);
  const mockBackend = createMockBackend(started, ready);
  window.mockBackend = mockBackend;

  const servesPage = await rendered;
  if (!servesPage) startExtras(await started, mockBackend);
  return { servesPage };
}
