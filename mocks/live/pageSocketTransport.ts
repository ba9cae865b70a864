import { Server } from 'mock-socket';
import { normalizeSocketUrl, patchWebSocket } from './patchWebSocket.ts';
import type { SocketTransport } from './socketServer.ts';

/** In-page sockets (AMB-53): mock-socket handles this ws:// or wss:// URL; all other sockets are real. */
export function createPageSocketTransport(url: string): SocketTransport {
  const address = normalizeSocketUrl(url, url);
  const restoreWebSocket = patchWebSocket(address, url);
  return {
    listen(onConnect) {
      const server = new Server(address, { mock: false });
      server.on('connection', onConnect);
      return () => server.close({ code: 1006, reason: '', wasClean: false });
    },
    dispose: restoreWebSocket,
  };
}
