import { Server } from 'mock-socket';
import { normalizeSocketUrl, patchWebSocket } from './patchWebSocket.ts';
import type { SocketTransport } from './socketServer.ts';

/** Sockets inside a page (AMB-53): mock-socket answers this ws:// or wss:// URL, every other socket is real. */
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
