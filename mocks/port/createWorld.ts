import type { RequestHandler } from 'msw';
import { createClock } from '../../src/shared/clock.ts';
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
import { noTabChannel } from '../persistence/tabChannel.ts';
import { datasetOf } from '../scenarios/scenarios.ts';
import { ActionLog } from '../world/ActionLog.ts';
import { PortSockets } from './PortSockets.ts';
import { OWN_ORIGIN } from './publicOrigin.ts';
import { SHARED_WORLD } from './worldName.ts';

/** The demo of `npm start`, for links. */
const DEMO_URL = 'http://127.0.0.1:4173/';

/** A backend of its own behind the port: rows, session, faults, clock and sockets. */
export interface World {
  handlers: readonly RequestHandler[];
  sockets: PortSockets;
  /** The time of its clock, ms. */
  now: () => number;
  mockBackend: MockBackend;
  /** Disconnects its clients and stops what runs. */
  dispose: () => void;
}

/** Uploads are served by this process, by their path; an address names its world, since a picture sends no header. */
function createUploads(uploads: Map<string, Blob>, world: string) {
  const search = world === SHARED_WORLD ? '' : `?world=${encodeURIComponent(world)}`;
  return createMedia({
    store: null,
    // There is no canvas in Node: pictures keep their size.
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

/** Data, session and settings in memory: they last as long as the world and are shared by its clients. */
async function createMemoryState(seed: Dataset) {
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
    buildDataset: (options) => datasetOf(seed, options),
    notify: () => undefined,
    reload: () => undefined,
  });
  const faults = createFaults();
  const tabSettings = createTabSettings({ read: () => null, write: () => undefined }, faults, clock);
  return { db, clock, log, persistence, session: createMemorySession(null, clock.now), faults, tabSettings };
}

/** Makes a world from the seed. */
export async function createWorld(name: string, seed: Dataset): Promise<World> {
  const uploads = new Map<string, Blob>();
  const sockets = new PortSockets();
  let apiHandlers: RequestHandler[] = [];
  const backend = await createBackend({
    ...(await createMemoryState(seed)),
    media: createUploads(uploads, name),
    tabs: noTabChannel,
    client: '1',
    origin: OWN_ORIGIN,
    startTransports(handlers) {
      apiHandlers = handlers;
      return Promise.resolve({ transport: 'port', socketTransport: sockets });
    },
    electLeader: (work, until) => work(until),
    notifyApp: () => undefined,
    pageUrl: () => DEMO_URL,
    page: null,
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
    dispose() {
      backend.simulator.simulate(false);
      sockets.dispose();
    },
  };
}
