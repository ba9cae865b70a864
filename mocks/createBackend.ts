import type { RequestHandler } from 'msw';
import type { Clock } from '../src/shared/clock.ts';
import type { BackendChange } from '../src/shared/windowEvents.ts';
import type { ServerMessage } from '../src/contract/schemas/socketMessages.ts';
import { type TransportName, endpointNames } from './control/links.ts';
import type { TabSettings } from './control/tabSettings.ts';
import type { Database } from './db/Database.ts';
import { newId } from './db/newId.ts';
import { type Faults, createFaults } from './http/faults.ts';
import { type HandlerOptions, createHandlers } from './http/handlers.ts';
import { type RequestLog, createRequestLog } from './http/requestLog.ts';
import { type Session, createMemorySession } from './http/session.ts';
import { recentNotifications } from './live/recentNotifications.ts';
import { type Simulator, createSimulator } from './live/simulator.ts';
import { type SocketServer, type SocketTransport, createSocketServer } from './live/socketServer.ts';
import type { Media } from './media/createMedia.ts';
import type { PagePart, Study } from './moment/Moment.ts';
import type { Persistence } from './persistence/Persistence.ts';
import { withTimeout } from './persistence/openStore.ts';
import type { TabChannel } from './persistence/tabChannel.ts';
import { type Scenario, scenariosByName as scenarios } from './scenarios/scenarios.ts';
import { type PointRules, specifiedRules } from './rules/pointRules.ts';
import { type Store, createStore } from './world/createStore.ts';
import { type ActionLog, createActions, randomClient } from './world/ActionLog.ts';

/** The running mock backend, on which its control members operate. */
export interface Backend {
  db: Database;
  clock: Clock;
  /** The accepted writes since the world began. */
  log: ActionLog;
  session: Session;
  faults: Faults;
  requests: RequestLog;
  persistence: Persistence;
  media: Media;
  tabSettings: TabSettings;
  /** Points per award; the demo desk can change them. */
  pointRules: Store<PointRules>;
  /** Tasks from an opened moment, until the demo desk picks them up. */
  study: Store<Study | null>;
  socketServer: SocketServer;
  simulator: Simulator;
  transport: TransportName | 'port';
  /** By name; `as` is the user signed in by the scenario, if any. */
  scenarios: ReadonlyMap<string, Scenario>;
  /** Tells the app that data it fetched may have changed. */
  notifyApp: (changed: BackendChange) => void;
  /** The URL of the page, for links. */
  pageUrl: () => string;
  /** Access to what the page shows; null if there is no page. */
  page: PageAccess | null;
  /** Settles once the whole seed is loaded: a first visit in a browser starts with a part of it. */
  whenSeedLoaded: () => Promise<void>;
}

/** The reads that change whenever anyone earns points. */
const LEADERBOARD = [['leaderboard', 'list']];

/** Reads and restores the page state of a moment. */
export interface PageAccess {
  read: () => Promise<PagePart>;
  /** Settles when it is on screen. */
  show: (part: PagePart) => Promise<void>;
}

/** What a page and an HTTP server implement differently. */
interface Host extends Pick<
  Backend,
  | 'db'
  | 'clock'
  | 'log'
  | 'session'
  | 'faults'
  | 'persistence'
  | 'media'
  | 'tabSettings'
  | 'notifyApp'
  | 'pageUrl'
  | 'page'
  | 'whenSeedLoaded'
> {
  tabs: TabChannel;
  /** Prefix of this client's counted ids; unique among the clients of the same data. */
  client: string;
  /** The origin that simulated travellers call. */
  origin: string;
  /** Starts handling calls and sockets. */
  startTransports: (
    handlers: RequestHandler[],
  ) => Promise<{ transport: Backend['transport']; socketTransport: SocketTransport }>;
  /** Runs a write when no other client of the same data runs one; immediately if there is one client. */
  takeTurn?: HandlerOptions['takeTurn'];
  /** Runs the simulator's work in one tab at a time; abort the signal to stop. */
  electLeader: (work: (signal: AbortSignal) => Promise<void>, until: AbortSignal) => Promise<void>;
}

type SharedOptions = Pick<
  HandlerOptions,
  | 'db'
  | 'now'
  | 'newId'
  | 'savePicture'
  | 'publish'
  | 'takeTurn'
  | 'flush'
  | 'whenSeedLoaded'
  | 'pointsPerAward'
>;

/** Sources of action ids: worlds with counted ids use fixed client names. */
function createIds({ client, log, persistence }: Host) {
  const takes = (counted: string) => {
    const random = randomClient();
    return (): string => log.takeId(persistence.info().ids === 'counted' ? counted : random);
  };
  return { user: takes(client), simulated: takes('s') };
}

function startSimulator({ origin, electLeader, ...host }: Host, deps: SharedOptions, takeId: () => string) {
  return createSimulator({
    db: host.db,
    now: host.clock.now,
    whenSeedLoaded: deps.whenSeedLoaded,
    seed: host.persistence.info().seed,
    writes: () => host.log.actions.length,
    currentUserId: host.session.userId,
    isBackendDown: () => host.faults.list().size === endpointNames.length,
    handlersFor: (userId) =>
      createHandlers({
        ...deps,
        // Writes by simulated travellers do not count as the user's changes.
        db: host.db.withoutTouch(),
        session: createMemorySession(userId),
        faults: createFaults(),
        resolvePictureUrls: (json) => Promise.resolve(json),
        beginAction: createActions(host.log, takeId),
      }),
    origin,
    electLeader,
    onPostChanged: (postId) => host.notifyApp({ postId, stale: LEADERBOARD }),
    onRankUp(notification) {
      deps.publish(notification);
      host.notifyApp({ stale: LEADERBOARD });
    },
  });
}

/** Notifications from before the page connected: those of the scenario, or today's if travellers are simulated. */
const createInitialNotifications =
  ({ db, clock, persistence }: Host, simulator: Simulator) =>
  (userId: string): readonly ServerMessage[] => {
    const maxCount = scenarios.get(persistence.info().scenario)?.notificationCount;
    if (maxCount !== undefined)
      return recentNotifications(db, userId, clock.now(), maxCount).slice(-maxCount);
    return simulator.isOn() ? recentNotifications(db, userId, clock.now()) : [];
  };

/** Starts the mock backend over a database, with its handlers, socket server and simulator. */
export async function createBackend(host: Host): Promise<Backend> {
  const { tabs, origin: _origin, client: _client, startTransports, electLeader: _elect, ...parts } = host;
  const { db, clock, log, session, faults, persistence, media, whenSeedLoaded } = parts;
  const takeId = createIds(host);
  const pointRules = createStore(specifiedRules);
  const deps: SharedOptions = {
    db,
    pointsPerAward: () => pointRules.get().pointsPerAward,
    now: clock.now,
    newId,
    savePicture: media.save,
    whenSeedLoaded,
    publish: (message, audience) => socketServer.publish(message, audience),
    ...(host.takeTurn && { takeTurn: host.takeTurn }),
    // Unresponsive storage must not delay every response for long.
    flush: () => withTimeout(persistence.flush()).catch(() => undefined),
  };
  const requests = createRequestLog();
  const { transport, socketTransport } = await startTransports(
    createHandlers({
      ...deps,
      session,
      faults,
      requests,
      resolvePictureUrls: media.resolveUrls,
      beginAction: createActions(log, takeId.user),
    }),
  );
  const simulator = startSimulator(host, deps, takeId.simulated);
  const socketServer = createSocketServer({
    transport: socketTransport,
    db,
    tabs,
    now: clock.now,
    newsFor: createInitialNotifications(host, simulator),
    resolvePictureUrls: media.resolveUrls,
  });
  const study = createStore<Study | null>(null);
  return { ...parts, pointRules, study, requests, socketServer, simulator, transport, scenarios };
}
