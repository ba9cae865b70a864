import { clock } from '../src/contract/clock.ts';
import { GUEST_ID } from '../src/contract/limits.ts';
import { windowEvents } from '../src/contract/windowEvents.ts';
import { BASE, hosted } from '../src/paths.ts';
import { SOCKET_PATH } from '../src/contract/serverPaths.ts';
import { type ParsedLink, parseLink } from './control/links.ts';
import { createMemory } from './control/memory.ts';
import {
  type MockBackend,
  type Parts,
  become,
  checkScenario,
  createMockBackend,
} from './control/mockBackend.ts';
import { type Notify, createNotices, notices } from './control/notices.ts';
import { createSessionStore } from './control/sessionStore.ts';
import { createTabState } from './control/tabState.ts';
import { whenInteractive } from './control/whenInteractive.ts';
import { createDatabase } from './db/Database.ts';
import { createFaults } from './faults.ts';
import { createHandlers } from './handlers.ts';
import { createLive } from './live/createLive.ts';
import { leadWhileSeen } from './live/leadWhileSeen.ts';
import { createSimulator } from './live/simulator.ts';
import { createMedia } from './media/createMedia.ts';
import { shrink } from './media/shrink.ts';
import { servedPage } from './navigation/servedPage.ts';
import { newId } from './newId.ts';
import { createPersistence } from './persistence/createPersistence.ts';
import { openStore } from './persistence/openStore.ts';
import { openTabs } from './persistence/tabs.ts';
import type { NewWorld } from './persistence/world.ts';
import { hash, prng } from './pictures/prng.ts';
import { type Scenario, scenarios } from './scenarios/scenarios.ts';
import { anchor } from './seed/anchor.ts';
import { createSession } from './session.ts';
import { startTransport } from './transport/startTransport.ts';

/** Rises with every change of the tables: data of another schema is left behind. */
const SCHEMA = 1;
/** Two demos on one host share an origin: everything is kept under the base. */
const PREFIX = `waystone:${BASE}:`;

const known: ReadonlyMap<string, Scenario> = new Map(Object.entries(scenarios));

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

/** The world that a link asks for; none where it names no scenario. */
function wantedWorld({ state }: ParsedLink, notify: Notify): Partial<NewWorld> {
  const { scenario, now } = state;
  if (scenario === undefined) return {};
  const name = attempt(() => checkScenario({ scenarios: known }, scenario), notify);
  if (name === undefined) return {};
  return now === undefined ? { scenario: name } : { scenario: name, epoch: Date.parse(now), pinned: true };
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
    build: ({ scenario, epoch }: NewWorld) =>
      anchor((known.get(scenario) ?? scenarios.full).dataset(seed), epoch),
    notify,
    reload: () => location.reload(),
  };
  const persistence = await createPersistence(options, wanted);
  const drawn = (name: string) => hosted(`pictures/${name}`);
  const media = createMedia({ store: pictures.store, newId, shrink, drawn, notify });
  // Nothing refers to the pictures of a world that is over.
  if (persistence.isNew) void media.clear();
  return { db, tabs, persistence, media };
}

async function startParts(link: ParsedLink, notify: Notify): Promise<Parts> {
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

  const { keep, withAddresses } = media;
  const surroundings = {
    db,
    now: clock.now,
    newId,
    keep,
    publish: (...told: Parameters<Parts['live']['publish']>) => live.publish(...told),
  };
  const handlers = createHandlers({ ...surroundings, session, faults, withAddresses });
  const transport = await startTransport(tab.switches().transport, handlers, BASE, notify);
  const url = new URL(SOCKET_PATH, location.origin.replace(/^http/, 'ws')).href;
  // After the transport: MSW's worker mode puts a WebSocket of its own in place.
  const live = createLive({ url, db, tabs, withAddresses });

  let actor = GUEST_ID;
  const travellers = createHandlers({
    ...surroundings,
    session: createSession({ read: () => actor, write: () => undefined }),
    faults: createFaults(),
    withAddresses: (json) => Promise.resolve(json),
  });
  const simulator = createSimulator({
    db,
    now: clock.now,
    random: prng(hash(`visit ${persistence.world().seed}`)),
    viewerId: session.userId,
    handlersFor(userId) {
      actor = userId;
      return travellers;
    },
    origin: location.origin,
    aside: persistence.notByPerson,
    lead: (work, until) => leadWhileSeen(`${PREFIX}simulator`, work, until),
  });
  const parts: Parts = {
    db,
    session,
    faults,
    live,
    simulator,
    persistence,
    media,
    tab,
    transport,
    scenarios: known,
    changed: () => globalThis.dispatchEvent(new CustomEvent(windowEvents.backendChanged)),
    page: () => location.href,
  };
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
    const { showAccounts } = await import('./navigation/showAccounts.ts');
    await showAccounts({ db, session, withAddresses: media.withAddresses });
  } else if (page === 'logout') {
    session.signOut();
    location.replace(hosted('landing'));
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
  if (link.cleaned) history.replaceState(history.state, '', link.cleaned);

  let listening: () => void = () => undefined;
  const notify = createNotices(new Promise<void>((resolve) => (listening = resolve)), globalThis);
  for (const description of link.problems) notify({ title: 'Link not fully understood', description });

  const started = startParts(link, notify);
  const served = started.then(servePage);
  const ready = served.then(whenInteractive);
  ready.then(listening, () => undefined);
  const backend = createMockBackend(started, ready);
  window.mockBackend = backend;

  const servesPage = await served;
  if (!servesPage) startCompanions(await started, backend);
  return { servesPage };
}
