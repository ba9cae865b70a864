import type { RequestHandler } from 'msw';
import type { Clock } from '../src/shared/clock.ts';
import type { Changed } from '../src/shared/windowEvents.ts';
import type { ServerMessage } from '../src/contract/schemas/socketMessages.ts';
import type { TransportName } from './control/links.ts';
import type { TabSettings } from './control/tabSettings.ts';
import type { Database } from './db/Database.ts';
import { newId } from './db/newId.ts';
import { type Faults, createFaults } from './http/faults.ts';
import { type HandlerOptions, createHandlers } from './http/handlers.ts';
import { type RequestLog, createRequestLog } from './http/requestLog.ts';
import { type Session, createMemorySession } from './http/session.ts';
import { newsOfToday } from './live/newsOfToday.ts';
import { type Simulator, createSimulator } from './live/simulator.ts';
import { type SocketServer, type SocketTransport, createSocketServer } from './live/socketServer.ts';
import type { Media } from './media/createMedia.ts';
import type { PagePart, Study } from './moment/Moment.ts';
import type { Persistence } from './persistence/Persistence.ts';
import { withTimeout } from './persistence/openStore.ts';
import type { TabChannel } from './persistence/tabChannel.ts';
import { type Scenario, known } from './scenarios/scenarios.ts';
import { type PointRules, specifiedRules } from './rules/pointRules.ts';
import { type Value, createValue } from './world/createValue.ts';
import { type ActionLog, createActions, randomClient } from './world/ActionLog.ts';

/** The running mock backend: what its control members act on. */
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
  /** What awards are worth; the demo desk may change it. */
  pointRules: Value<PointRules>;
  /** Tasks that came with an opened moment, until the demo desk takes them up. */
  study: Value<Study | null>;
  socketServer: SocketServer;
  simulator: Simulator;
  transport: TransportName | 'port';
  /** By name; `as` is who is signed in where the scenario says so. */
  scenarios: ReadonlyMap<string, Omit<Scenario, 'dataset'>>;
  /** Tells the app that what it has read may have changed. */
  notifyApp: (changed: Changed) => void;
  /** The address of the page, for links. */
  pageUrl: () => string;
  /** What the page shows of the world; null where there is no page. */
  page: PageAccess | null;
}

/** Reads what the page shows for a moment, and shows that of another one. */
export interface PageAccess {
  read: () => Promise<PagePart>;
  /** Settles when it is shown. */
  show: (part: PagePart) => Promise<void>;
}

/** What a page and an HTTP server provide in different ways. */
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
> {
  tabs: TabChannel;
  /** Counted ids of this client begin with it: no other client of the same data has it. */
  client: string;
  /** Where simulated travellers send their calls. */
  origin: string;
  /** Starts to answer calls and sockets. */
  startTransports: (
    handlers: RequestHandler[],
  ) => Promise<{ transport: Backend['transport']; socketTransport: SocketTransport }>;
  /** Runs the simulator's work in one tab at a time; the signal ends it. */
  electLeader: (work: (signal: AbortSignal) => Promise<void>, until: AbortSignal) => Promise<void>;
}

type SharedOptions = Pick<
  HandlerOptions,
  'db' | 'now' | 'newId' | 'savePicture' | 'publish' | 'flush' | 'worths'
>;

/** Where the ids of actions come from: counted worlds name their clients the same each time. */
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
    seed: host.persistence.info().seed,
    currentUserId: host.session.userId,
    handlersFor: (userId) =>
      createHandlers({
        ...deps,
        // What simulated travellers write does not count as the user's changes.
        db: host.db.withoutTouch(),
        session: createMemorySession(userId),
        faults: createFaults(),
        resolvePictureUrls: (json) => Promise.resolve(json),
        beginAction: createActions(host.log, takeId),
      }),
    origin,
    electLeader,
    onPostChanged: (postId) => host.notifyApp({ postId }),
  });
}

/** What happened to a user before the page connected: as the scenario says, or where travellers are simulated. */
const createNews =
  ({ db, clock, persistence }: Host, simulator: Simulator) =>
  (userId: string): readonly ServerMessage[] => {
    const waiting = known.get(persistence.info().scenario)?.news;
    if (waiting !== undefined) return newsOfToday(db, userId, clock.now(), waiting).slice(-waiting);
    return simulator.isOn() ? newsOfToday(db, userId, clock.now()) : [];
  };

/** Starts the mock backend over a database: its handlers, its socket server and the simulator. */
export async function createBackend(host: Host): Promise<Backend> {
  const { tabs, origin: _origin, client: _client, startTransports, electLeader: _elect, ...parts } = host;
  const { db, clock, log, session, faults, persistence, media } = parts;
  const takeId = createIds(host);
  const pointRules = createValue(specifiedRules);
  const deps: SharedOptions = {
    db,
    worths: () => pointRules.get().worths,
    now: clock.now,
    newId,
    savePicture: media.save,
    publish: (message, audience) => socketServer.publish(message, audience),
    // Storage that does not answer must not delay every reply for long.
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
    newsFor: createNews(host, simulator),
    resolvePictureUrls: media.resolveUrls,
  });
  const study = createValue<Study | null>(null);
  return { ...parts, pointRules, study, requests, socketServer, simulator, transport, scenarios: known };
}
