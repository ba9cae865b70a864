import { once } from 'node:events';
import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import type { Duplex } from 'node:stream';
import type { RequestHandler } from 'msw';
import { WebSocketServer } from 'ws';
import { SOCKET_PATH } from '../src/contract/serverPaths.ts';
import { createWorlds } from './port/createWorlds.ts';
import { publicOrigin } from './port/publicOrigin.ts';
import { createRequestListener } from './port/requestListener.ts';
import { SHARED_WORLD, worldName } from './port/worldName.ts';

export type { MockBackend } from './control/mockBackend.ts';
export type { World } from './port/createWorld.ts';

const HOST = '127.0.0.1';
/** How long pending responses may take once the server is stopping, in ms. */
const LAST_ANSWERS = 300;
/**
 * How long an unused connection stays open, in ms. Test runners reuse connections: with Node's default of 5 seconds,
 * a request can be sent over one that is just being closed, and fails with ECONNRESET.
 */
const KEEP_ALIVE = 120_000;

interface MockServerOptions {
  /** The network address to listen on; '0.0.0.0' for all. */
  host?: string | undefined;
  /** Additional handlers next to the API, such as its documentation. */
  pages?: readonly RequestHandler[];
  /** Handles requests that are neither for the API nor for one of the server's own pages, such as the app's files. */
  files?: (incoming: IncomingMessage, outgoing: ServerResponse) => void;
}

/** The paths handled by a world. */
const WORLD_PATHS = /^\/(?:api|pictures|media|__mock)(?:[/?]|$)/;

/** The hostname for callers on this machine. */
const ownHost = (host: string): string => {
  if (host === '0.0.0.0' || host === '::') return HOST;
  return host.includes(':') ? `[${host}]` : host;
};

async function listen(server: Server, port: number, host: string): Promise<string> {
  server.listen(port, host);
  await once(server, 'listening');
  const address = server.address();
  return `http://${ownHost(host)}:${typeof address === 'object' ? address?.port : port}`;
}

/** Passes each socket at /ws to its world. */
function acceptSockets(server: Server, worlds: ReturnType<typeof createWorlds>, origin: string): void {
  const upgrades = new WebSocketServer({ noServer: true });
  async function accept(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    // A client may disconnect while its world is being created.
    socket.on('error', () => socket.destroy());
    const { sockets } = await worlds.get(worldName(request));
    if (!sockets.isListening || request.url?.split('?')[0] !== SOCKET_PATH) {
      socket.destroy();
      return;
    }
    upgrades.handleUpgrade(request, socket, head, (client) =>
      sockets.take(client, publicOrigin(request, origin)),
    );
  }
  server.on('upgrade', (request, socket, head) => void accept(request, socket, head));
}

/** The mock backend behind an HTTP port (SHIP-09), for tools and native clients; port 0 picks a free one. */
export async function startMockServer(
  port: number,
  { host = HOST, pages = [], files }: MockServerOptions = {},
) {
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE });
  const origin = await listen(server, port, host);
  const worlds = createWorlds();
  const { mockBackend } = await worlds.get(SHARED_WORLD);
  const respond = createRequestListener({
    origin,
    worldOf: async (incoming) => {
      const { handlers, now } = await worlds.get(worldName(incoming));
      return { handlers: [...pages, ...handlers], now };
    },
  });
  server.on('request', (incoming, outgoing) => {
    if (files && !WORLD_PATHS.test(incoming.url ?? '')) files(incoming, outgoing);
    else void respond(incoming, outgoing);
  });
  acceptSockets(server, worlds, origin);
  return {
    origin,
    /** `window.mockBackend` of the shared world, for callers in the same process. */
    mockBackend,
    /** Another world, for tests in the same process. */
    world: (name: string, options?: Parameters<typeof worlds.get>[1]) => worlds.get(name, options),
    forgetWorld: (name: string) => worlds.forget(name),
    /** Closes all sockets and connections, and frees the port. */
    async close(): Promise<void> {
      const closed = once(server, 'close');
      server.close();
      await worlds.dispose();
      const impatient = setTimeout(() => server.closeAllConnections(), LAST_ANSWERS);
      server.closeIdleConnections();
      await closed;
      clearTimeout(impatient);
    },
  };
}
