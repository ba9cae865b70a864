import type { RequestHandler } from 'msw';
import { createClock } from '../../src/shared/clock.ts';
import type { BackendChange } from '../../src/shared/windowEvents.ts';
import { controlHandlers } from '../control/controlHandlers.ts';
import { type MockBackend, createMockBackend } from '../control/mockBackend.ts';
import { createTabSettings } from '../control/tabSettings.ts';
import { createBackend } from '../createBackend.ts';
import { createDatabase } from '../db/Database.ts';
import type { Dataset } from '../db/rows.ts';
import { createFaults } from '../http/faults.ts';
import { accountHandlers } from '../http/pages/accountHandlers.ts';
import { createMemorySession } from '../http/session.ts';
import { createMedia } from '../media/createMedia.ts';
import { pictureHandlers } from '../media/pictureHandlers.ts';
import { Persistence } from '../persistence/Persistence.ts';
import type { DatasetOptions } from '../persistence/datasetInfo.ts';
import { noTabChannel } from '../persistence/tabChannel.ts';
import { createMemoryStore } from '../persistence/webStorage.ts';
import { ActionLog } from '../world/ActionLog.ts';
import { PortSockets } from './PortSockets.ts';
import { createLinkOpener } from './openLink.ts';
import { OWN_ORIGIN } from './publicOrigin.ts';
import { SHARED_WORLD } from './worldName.ts';

/** The URL of the demo started by `npm start`, used in links. */
const DEMO_URL = 'http://127.0.0.1:4173/';

/** An isolated backend behind the port: rows, session, faults, clock and sockets. */
export interface World {
  handlers: readonly RequestHandler[];
  sockets: PortSockets;
  /** The time of this world's clock, ms. */
  now: () => number;
  mockBackend: MockBackend;
  /** Opens a link in this world; returns its URL without the backend's parameters. */
  openLink: (address: string) => Promise<string>;
  /** Disconnects its clients and stops everything running in it. */
  dispose: () => void;
}

/** Options that a server sets for its worlds. */
export interface WorldOptions {
  buildDataset: (options: DatasetOptions) => Dataset;
  /** Tells the pages of this world that the data they fetched may have changed. */
  notifyApp?: (changed: BackendChange) => void;
}

/** Serves uploads from this process by path. URLs include the world's name, because image requests send no header. */
function createUploads(uploads: Map<string, Blob>, world: string) {
  const search = world === SHARED_WORLD ? '' : `?world=${encodeURIComponent(world)}`;
  return createMedia({
    store: null,
    // Node has no canvas, so pictures keep their size.
    shrink: (picture) => Promise.resolve(picture),
    assetUrl: (name) => `${OWN_ORIGIN}/pictures/${name}`,
    urls: {
      create(picture, id) {
        const url = `${OWN_ORIGIN}/media/${id}${search}`;
        uploads.set(new URL(url).pathname, picture);
        return url;
      },
      revoke: (url) => void uploads.delete(new URL(url).pathname),
    },
    notify: () => undefined,
  });
}

/** In-memory data, session and settings: they live as long as the world and are shared by its clients. */
async function createMemoryState(buildDataset: WorldOptions['buildDataset']) {
  const db = createDatabase();
  const clock = createClock();
  const log = new ActionLog();
  const persistence = await Persistence.start({
    db,
    log,
    store: null,
    tabs: noTabChannel,
    version: 'port',
    realNow: clock.realNow,
    buildDataset,
    notify: () => undefined,
    reload: () => undefined,
  });
  const faults = createFaults();
  const tabSettings = createTabSettings(createMemoryStore(), faults, clock);
  return { db, clock, log, persistence, session: createMemorySession(null, clock.now), faults, tabSettings };
}

/** Creates a world from the seed. */
export async function createWorld(
  name: string,
  { buildDataset, notifyApp = () => undefined }: WorldOptions,
): Promise<World> {
  const uploads = new Map<string, Blob>();
  const sockets = new PortSockets();
  let apiHandlers: RequestHandler[] = [];
  const backend = await createBackend({
    ...(await createMemoryState(buildDataset)),
    media: createUploads(uploads, name),
    tabs: noTabChannel,
    client: '1',
    origin: OWN_ORIGIN,
    startTransports(handlers) {
      apiHandlers = handlers;
      return Promise.resolve({ transport: 'port', socketTransport: sockets });
    },
    electLeader: (work, until) => work(until),
    notifyApp,
    pageUrl: () => DEMO_URL,
    page: null,
    whenSeedLoaded: () => Promise.resolve(),
  });
  return {
    handlers: [
      ...accountHandlers(backend),
      ...apiHandlers,
      ...pictureHandlers(uploads),
      ...controlHandlers(backend),
    ],
    sockets,
    now: backend.clock.now,
    mockBackend: createMockBackend(Promise.resolve(backend), Promise.resolve(), backend.clock),
    openLink: createLinkOpener(backend),
    dispose() {
      backend.simulator.simulate(false);
      sockets.dispose();
    },
  };
}
