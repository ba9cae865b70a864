import type { RequestHandler } from 'msw';
import { clock } from '../src/shared/clock.ts';
import type { Changed } from '../src/shared/windowEvents.ts';
import type { TransportName } from './control/links.ts';
import type { TabSettings } from './control/tabSettings.ts';
import type { Database } from './db/Database.ts';
import { newId } from './db/newId.ts';
import type { Deps } from './http/RequestContext.ts';
import { type Faults, createFaults } from './http/faults.ts';
import { createHandlers } from './http/handlers.ts';
import { type Session, createMemorySession } from './http/session.ts';
import { newsOfToday } from './live/newsOfToday.ts';
import { type Simulator, createSimulator } from './live/simulator.ts';
import { type SocketServer, type SocketTransport, createSocketServer } from './live/socketServer.ts';
import type { Media } from './media/createMedia.ts';
import type { Persistence } from './persistence/Persistence.ts';
import { withTimeout } from './persistence/openStore.ts';
import type { TabChannel } from './persistence/tabChannel.ts';
import { hash, prng } from '../src/shared/prng.ts';
import { type Scenario, known } from './scenarios/scenarios.ts';

/** The running mock backend: what its control members act on. */
export interface Backend {
  db: Database;
  session: Session;
  faults: Faults;
  persistence: Persistence;
  media: Media;
  tabSettings: TabSettings;
  socketServer: SocketServer;
  simulator: Simulator;
  transport: TransportName | 'port';
  /** By name; `as` is who is signed in where the scenario says so. */
  scenarios: ReadonlyMap<string, Omit<Scenario, 'dataset'>>;
  /** Tells the app that what it has read may have changed. */
  notifyApp: (changed: Changed) => void;
  /** The address of the page, for links. */
  pageUrl: () => string;
}

/** What a page and an HTTP server provide in different ways. */
interface Host extends Pick<
  Backend,
  'db' | 'session' | 'faults' | 'persistence' | 'media' | 'tabSettings' | 'notifyApp' | 'pageUrl'
> {
  tabs: TabChannel;
  /** Where simulated travellers send their calls. */
  origin: string;
  /** Starts to answer calls and sockets. */
  startTransports: (
    handlers: RequestHandler[],
  ) => Promise<{ transport: Backend['transport']; socketTransport: SocketTransport }>;
  /** Runs the simulator's work in one tab at a time; the signal ends it. */
  electLeader: (work: (signal: AbortSignal) => Promise<void>, until: AbortSignal) => Promise<void>;
}

function startSimulator({ origin, electLeader, ...host }: Host, deps: Deps, flush: () => Promise<void>) {
  return createSimulator({
    db: host.db,
    now: clock.now,
    random: prng(hash(`visit ${host.persistence.info().seed}`)),
    currentUserId: host.session.userId,
    handlersFor: (userId) =>
      createHandlers({
        ...deps,
        // What simulated travellers write does not count as the user's changes.
        db: host.db.withoutTouch(),
        session: createMemorySession(userId),
        faults: createFaults(),
        resolvePictureUrls: (json) => Promise.resolve(json),
        flush,
      }),
    origin,
    electLeader,
    onPostChanged: (postId) => host.notifyApp({ postId }),
  });
}

/** Starts the mock backend over a database: its handlers, its socket server and the simulator. */
export async function createBackend(host: Host): Promise<Backend> {
  const { tabs, origin: _origin, startTransports, electLeader: _electLeader, ...parts } = host;
  const { db, session, faults, persistence, media } = parts;
  const deps: Deps = {
    db,
    now: clock.now,
    newId,
    savePicture: media.save,
    publish: (message, audience) => socketServer.publish(message, audience),
  };
  // Storage that does not answer must not delay every reply for long.
  const flush = (): Promise<void> => withTimeout(persistence.flush()).catch(() => undefined);
  const resolvePictureUrls = media.resolveUrls;
  const { transport, socketTransport } = await startTransports(
    createHandlers({ ...deps, session, faults, resolvePictureUrls, flush }),
  );
  const simulator = startSimulator(host, deps, flush);
  function newsFor(userId: string) {
    const waiting = known.get(persistence.info().scenario)?.news;
    if (waiting !== undefined) return newsOfToday(db, userId, clock.now(), waiting).slice(-waiting);
    return simulator.isOn() ? newsOfToday(db, userId, clock.now()) : [];
  }
  const socketServer = createSocketServer({
    transport: socketTransport,
    db,
    tabs,
    newsFor,
    resolvePictureUrls,
  });
  return { ...parts, socketServer, simulator, transport, scenarios: known };
}
