import type { Server } from 'node:http';
import { WebSocketServer } from 'ws';
import { SOCKET_PATH } from '../../src/contract/serverPaths.ts';
import type { SocketClient } from './connections.ts';
import type { SocketTransport } from './socketServer.ts';

/** Sockets of an HTTP server (SHIP-09): clients that upgrade at /ws. */
export function createPortSocketTransport(server: Server): SocketTransport {
  const sockets = new WebSocketServer({ noServer: true });
  let accept: ((client: SocketClient) => void) | null = null;
  server.on('upgrade', (request, socket, head) => {
    const onConnect = accept;
    if (!onConnect || request.url?.split('?')[0] !== SOCKET_PATH) {
      socket.destroy();
      return;
    }
    sockets.handleUpgrade(request, socket, head, (client) => {
      // A malformed frame disconnects that client and leaves the server running.
      client.on('error', () => client.terminate());
      onConnect(client);
    });
  });
  return {
    listen(onConnect) {
      accept = onConnect;
      return () => {
        accept = null;
        for (const client of sockets.clients) client.terminate();
      };
    },
    dispose: () => sockets.close(),
  };
}
