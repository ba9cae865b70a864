import type { Server } from 'mock-socket';
import { normalizeSocketUrl, patchWebSocket } from './patchWebSocket.ts';
import type { SocketTransport } from './socketServer.ts';

type OnConnect = Parameters<SocketTransport['listen']>[0];

/**
 * In-page sockets (AMB-53): mock-socket handles this ws:// or wss:// URL; all other sockets are real. The library loads
 * with the first socket, which the app opens after its first calls.
 */
export function createPageSocketTransport(
  url: string,
  whenSeedLoaded = () => Promise.resolve(),
): SocketTransport {
  const address = normalizeSocketUrl(url, url);
  /** Undefined until the library is loaded. */
  let library: Pick<typeof import('./mockSocket.ts'), 'Server' | 'parseMessage'> | undefined;
  let accepts: OnConnect | null = null;
  let server: Server | null = null;

  function startServer(): void {
    if (!library || !accepts || server) return;
    server = new library.Server(address, { mock: false });
    server.on('connection', accepts);
  }
  const restoreWebSocket = patchWebSocket(address, url, async () => {
    const { Server: SocketServer, WebSocket, parseMessage } = await import('./mockSocket.ts');
    // A connected person is sent news with texts.
    await whenSeedLoaded();
    library = { Server: SocketServer, parseMessage };
    startServer();
    return WebSocket;
  });
  return {
    listen(onConnect) {
      accepts = onConnect;
      startServer();
      return () => {
        accepts = null;
        server?.close({ code: 1006, reason: '', wasClean: false });
        server = null;
      };
    },
    parseMessage: (text) => library?.parseMessage(text) ?? null,
    dispose: restoreWebSocket,
  };
}
