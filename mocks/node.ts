import { once } from 'node:events';
import { type Server, createServer } from 'node:http';
import type { RequestHandler } from 'msw';
import { createClock } from '../src/shared/clock.ts';
import { controlHandlers } from './control/controlHandlers.ts';
import { createMockBackend } from './control/mockBackend.ts';
import { createTabSettings } from './control/tabSettings.ts';
import { createBackend } from './createBackend.ts';
import { createDatabase } from './db/Database.ts';
import { createFaults } from './http/faults.ts';
import { accountHandlers } from './http/pages/accountHandlers.ts';
import { createMemorySession } from './http/session.ts';
import { createRequestListener } from './http/transports/nodeServer.ts';
import { createPortSocketTransport } from './live/portSocketTransport.ts';
import { createMedia } from './media/createMedia.ts';
import { pictureHandlers } from './media/pictureHandlers.ts';
import { Persistence } from './persistence/Persistence.ts';
import { noTabChannel } from './persistence/tabChannel.ts';
import { datasetOf } from './scenarios/scenarios.ts';
import { buildSeed } from './seed/buildSeed.ts';
import { ActionLog } from './world/ActionLog.ts';

const HOST = '127.0.0.1';
/** The demo of `npm start`, for links. */
const DEMO_URL = 'http://127.0.0.1:4173/';

async function listen(server: Server, port: number): Promise<string> {
  server.listen(port, HOST);
  await once(server, 'listening');
  const address = server.address();
  return `http://${HOST}:${typeof address === 'object' ? address?.port : port}`;
}

/** Uploads are served by this process, by their URL. */
function createUploads(uploads: Map<string, Blob>, origin: string) {
  return createMedia({
    store: null,
    // There is no canvas in Node: pictures keep their size.
    shrink: (picture) => Promise.resolve(picture),
    assetUrl: (name) => `${origin}/pictures/${name}`,
    urls: {
      create(picture, id) {
        const url = `${origin}/media/${id}`;
        uploads.set(url, picture);
        return url;
      },
      revoke: (url) => void uploads.delete(url),
    },
    notify: () => undefined,
  });
}

/** Data, session and settings in memory: they last as long as the server and are shared by all its clients. */
async function createMemoryState() {
  const db = createDatabase();
  const clock = createClock();
  const log = new ActionLog();
  const seed = buildSeed();
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

/** The mock backend behind an HTTP port (SHIP-09), for tools and native clients; port 0 picks a free one. */
export async function startMockServer(port: number) {
  const server = createServer();
  const origin = await listen(server, port);
  const uploads = new Map<string, Blob>();
  let apiHandlers: RequestHandler[] = [];
  const backend = await createBackend({
    ...(await createMemoryState()),
    media: createUploads(uploads, origin),
    tabs: noTabChannel,
    client: '1',
    origin,
    startTransports(handlers) {
      apiHandlers = handlers;
      return Promise.resolve({ transport: 'port', socketTransport: createPortSocketTransport(server) });
    },
    electLeader: (work, until) => work(until),
    notifyApp: () => undefined,
    pageUrl: () => DEMO_URL,
    page: null,
  });
  const pages = [...pictureHandlers(uploads), ...controlHandlers(backend)];
  const respond = createRequestListener(
    [...accountHandlers(backend), ...apiHandlers, ...pages],
    origin,
    backend.clock.now,
  );
  server.on('request', (incoming, outgoing) => void respond(incoming, outgoing));
  return {
    origin,
    /** `window.mockBackend` for callers in the same process. */
    mockBackend: createMockBackend(Promise.resolve(backend), Promise.resolve(), backend.clock),
    async close(): Promise<void> {
      backend.simulator.simulate(false);
      backend.socketServer.dispose();
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
