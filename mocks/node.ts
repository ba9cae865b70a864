import { once } from 'node:events';
import { type Server, createServer } from 'node:http';
import type { RequestHandler } from 'msw';
import { clock } from '../src/shared/clock.ts';
import { controlHandlers } from './control/controlHandlers.ts';
import { type Parts, createMockBackend } from './control/mockBackend.ts';
import { createTabState } from './control/tabSettings.ts';
import { createDatabase } from './db/Database.ts';
import { createFaults } from './http/faults.ts';
import { portLine } from './live/portSocketTransport.ts';
import { createMedia } from './media/createMedia.ts';
import { pictureHandlers } from './media/pictureHandlers.ts';
import { accountHandlers } from './http/pages/accountHandlers.ts';
import { newId } from './db/newId.ts';
import { createPersistence } from './persistence/createPersistence.ts';
import { noTabs } from './persistence/tabChannel.ts';
import { datasetOf } from './scenarios/scenarios.ts';
import { buildSeed } from './seed/buildSeed.ts';
import { createSession } from './http/session.ts';
import { startParts } from './createBackend.ts';
import { overHttp } from './http/transports/nodeServer.ts';

const HOST = '127.0.0.1';
/** Where `npm start` shows the state that a link describes. */
const DEMO = 'http://127.0.0.1:4173/';

async function listen(server: Server, port: number): Promise<string> {
  server.listen(port, HOST);
  await once(server, 'listening');
  const address = server.address();
  return `http://${HOST}:${typeof address === 'object' ? address?.port : port}`;
}

/** Rows, session and the rest in memory: they last as long as the server, and are for all who call it. */
async function startInMemory(uploads: Map<string, Blob>, origin: string) {
  const db = createDatabase();
  const seed = buildSeed();
  const persistence = await createPersistence({
    db,
    store: null,
    tabs: noTabs,
    version: 'port',
    realNow: () => clock.now() - clock.offset(),
    build: (world) => datasetOf(seed, world),
    notify: () => undefined,
    reload: () => undefined,
  });
  const media = createMedia({
    store: null,
    newId,
    // There is no canvas here: pictures stay as large as they came.
    shrink: (picture) => Promise.resolve(picture),
    drawn: (name) => `${origin}/pictures/${name}`,
    addresses: {
      give(picture, id) {
        const address = `${origin}/media/${id}`;
        uploads.set(address, picture);
        return address;
      },
      take: (address) => void uploads.delete(address),
    },
    notify: () => undefined,
  });
  let who: string | null = null;
  const session = createSession({ read: () => who, write: (value) => void (who = value) });
  const faults = createFaults();
  const tab = createTabState({ read: () => null, write: () => undefined }, faults);
  return { db, persistence, media, session, faults, tab };
}

/** The mock backend behind a real HTTP port (SHIP-09), for tools and native clients; port 0 is any free one. */
export async function startMockServer(port: number) {
  const server = createServer();
  const origin = await listen(server, port);
  const uploads = new Map<string, Blob>();
  let api: RequestHandler[] = [];
  const parts: Parts = await startParts({
    ...(await startInMemory(uploads, origin)),
    tabs: noTabs,
    origin,
    answer(handlers) {
      api = handlers;
      return Promise.resolve({ transport: 'port', line: portLine(server) });
    },
    lead: (work, until) => work(until),
    changed: () => undefined,
    page: () => DEMO,
  });
  const backend = createMockBackend(Promise.resolve(parts), Promise.resolve());
  const handlers = [
    ...accountHandlers(parts),
    ...api,
    ...pictureHandlers(uploads),
    ...controlHandlers(backend),
  ];
  const respond = overHttp(handlers, origin);
  server.on('request', (incoming, outgoing) => void respond(incoming, outgoing));
  return {
    origin,
    async close(): Promise<void> {
      parts.simulator.simulate(false);
      parts.live.dispose();
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
