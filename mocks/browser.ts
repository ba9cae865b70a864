import './persistence/storagePolyfill.ts';
import { clock } from '../src/shared/clock.ts';
import { GUEST_ID } from '../src/shared/limits.ts';
import { windowEvents } from '../src/shared/windowEvents.ts';
import { BASE, withBase } from '../src/routes.ts';
import { SOCKET_PATH } from '../src/contract/serverPaths.ts';
import { type ParsedLink, parseLink } from './control/links.ts';
import { createMemory } from './persistence/webStorage.ts';
import {
  type MockBackend,
  type Parts,
  become,
  checkScenario,
  createMockBackend,
} from './control/mockBackend.ts';
import { type Notify, createNotices, notices } from './control/notices.ts';
import { createSessionStore } from './persistence/sessionStore.ts';
import { createTabState } from './control/tabSettings.ts';
import { whenInteractive } from './control/whenInteractive.ts';
import { createDatabase } from './db/Database.ts';
import { createFaults } from './http/faults.ts';
import { leadWhileSeen } from './live/electLeaderTab.ts';
import { pageLine } from './live/pageSocketTransport.ts';
import { createMedia } from './media/createMedia.ts';
import { shrink } from './media/shrink.ts';
import { servedPage } from './http/pages/serverPages.ts';
import { newId } from './db/newId.ts';
import { createPersistence } from './persistence/createPersistence.ts';
import { openStore } from './persistence/openStore.ts';
import { openTabs } from './persistence/tabChannel.ts';
import type { NewWorld } from './persistence/datasetInfo.ts';
import { datasetOf, known } from './scenarios/scenarios.ts';
import { createSession } from './http/session.ts';
import { startParts } from './createBackend.ts';
import { startTransport } from './http/transports/startTransport.ts';

/** Rises with every change of the tables: data of another schema is left behind. */
const SCHEMA = 1;
/** Two demos on one host share an origin: everything is kept under the base. */
const PREFIX = `waystone:${BASE}:`;

/** A step of the start that a bad link must not break: its failure is said, the rest goes on. */
function attempt<V>(step: () => V, notify: Notify): V | undefined {
  try {
    return step();
  } catch (error) {
    const description = error instanceof Error ? error.message : String(error);
    notify({ title: 'Link not fully understood', description });
    return undefined;
  }
}

/** The world that a link asks for: without a scenario only how a new one is to be, should none be kept. */
function wantedWorld({ state }: ParsedLink, notify: Notify): Partial<NewWorld> {
  const { scenario, now } = state;
  const moment = now === undefined ? {} : { epoch: Date.parse(now), pinned: true };
  if (scenario === undefined) return moment;
  const name = attempt(() => checkScenario({ scenarios: known }, scenario), notify);
  return name === undefined ? moment : { ...moment, scenario: name };
}

async function startStorage(wanted: Partial<NewWorld>, notify: Notify) {
  const [{ default: seed, fingerprint }, rows, pictures] = await Promise.all([
    import('virtual:seed'),
    openStore(`${PREFIX}rows`),
    openStore(`${PREFIX}pictures`),
  ]);
  if (rows.mended) notify(notices.unreadable);
  const version = `${SCHEMA}.${fingerprint}`;
  const db = createDatabase();
  const tabs = openTabs(PREFIX + version);
  const options = {
    db,
    tabs,
    version,
    store: rows.store,
    realNow: () => clock.now() - clock.offset(),
    build: (world: NewWorld) => datasetOf(seed, world),
    notify,
    reload: () => location.reload(),
  };
  const persistence = await createPersistence(options, wanted);
  const drawn = (name: string) => withBase(`pictures/${name}`);
  const media = createMedia({ store: pictures.store, newId, shrink, drawn, notify });
  // Nothing refers to the pictures of a world that is over.
  if (persistence.isNew) void media.clear();
  return { db, tabs, persistence, media };
}

async function startHere(link: ParsedLink, notify: Notify): Promise<Parts> {
  const tabMemory = createMemory(() => sessionStorage, PREFIX);
  const session = createSession(
    createSessionStore(
      tabMemory,
      createMemory(() => localStorage, PREFIX),
    ),
  );
  const faults = createFaults();
  const tab = createTabState(tabMemory, faults);
  tab.start(link.state);
  const wanted = wantedWorld(link, notify);
  const { db, tabs, persistence, media } = await startStorage(wanted, notify);

  const parts = await startParts({
    db,
    session,
    faults,
    persistence,
    media,
    tab,
    tabs,
    origin: location.origin,
    async answer(handlers) {
      const transport = await startTransport(tab.switches().transport, handlers, BASE, notify);
      // After the transport: MSW's worker mode puts a WebSocket of its own in place.
      const url = new URL(SOCKET_PATH, location.origin.replace(/^http/, 'ws')).href;
      return { transport, line: pageLine(url) };
    },
    lead: (work, until) => leadWhileSeen(`${PREFIX}simulator`, work, until),
    changed: (detail) => globalThis.dispatchEvent(new CustomEvent(windowEvents.backendChanged, { detail })),
    page: () => location.href,
  });
  const as = link.state.as ?? (wanted.scenario === undefined ? undefined : known.get(wanted.scenario)?.as);
  if (as !== undefined) attempt(() => become(parts, as), notify);
  const me = session.userId();
  if (me !== null && !db.user.get(me)) session.signIn(GUEST_ID);
  return parts;
}

/** The page of the server that this address asks for, where it is one (AUTH-11 to AUTH-13). */
async function servePage({ db, session, media }: Parts): Promise<boolean> {
  const page = servedPage(location.pathname, BASE);
  if (page === 'accounts') {
    const { showAccounts } = await import('./http/pages/renderAccountsPage.ts');
    await showAccounts({ db, session, withAddresses: media.withAddresses });
  } else if (page === 'logout') {
    session.signOut();
    location.replace(withBase('landing'));
  }
  return page !== null;
}

/** What goes on beside the app: other travellers, the panel, a last write when the page goes. */
function startCompanions(parts: Parts, backend: MockBackend): void {
  const { persistence, simulator, tab } = parts;
  globalThis.addEventListener('pagehide', () => void persistence.flush());
  globalThis.addEventListener('pageshow', (event) => {
    // Back from the browser's cache it has missed what other tabs did.
    if (event.persisted) location.reload();
  });
  const automated = navigator.webdriver;
  const { simulate, panel } = tab.switches();
  simulator.simulate(simulate ?? (!automated && persistence.world().scenario !== 'empty'));
  if (panel ?? !automated) {
    const mounted = import('./control/panel.ts').then(({ mountPanel }) => mountPanel(backend, parts));
    mounted.catch(console.error);
  }
}

/** Starts the mock backend inside this page; `servesPage` tells that it shows a page of its own (AMB-32). */
export async function startMockBackend(): Promise<{ servesPage: boolean }> {
  const link = parseLink(location.href);
  if (link.cleaned) {
    history.replaceState(history.state, '', link.cleaned);
    // The app's router may have read the address already.
    globalThis.dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }

  let listening: () => void = () => undefined;
  const notify = createNotices(new Promise<void>((resolve) => (listening = resolve)), globalThis);
  for (const description of link.problems) notify({ title: 'Link not fully understood', description });

  const started = startHere(link, notify);
  const served = started.then(servePage);
  const ready = served.then(whenInteractive);
  ready.then(listening, () => undefined);
  const backend = createMockBackend(started, ready);
  window.mockBackend = backend;

  const servesPage = await served;
  if (!servesPage) startCompanions(await started, backend);
  return { servesPage };
}
