import type { Server } from 'node:http';
import { WebSocketServer } from 'ws';
import { SOCKET_PATH } from '../../src/contract/serverPaths.ts';
import type { Client, Line } from './socketServer.ts';

/** The line of a real port (SHIP-09): clients that upgrade at /ws. */
export function portLine(server: Server): Line {
  const sockets = new WebSocketServer({ noServer: true });
  let welcome: ((client: Client) => void) | null = null;
  server.on('upgrade', (request, socket, head) => {
    const meet = welcome;
    if (!meet || request.url?.split('?')[0] !== SOCKET_PATH) {
      socket.destroy();
      return;
    }
    sockets.handleUpgrade(request, socket, head, (client) => {
      // Words that are no frame end that client, not the server.
      client.on('error', () => client.terminate());
      meet(client);
    });
  });
  return {
    open(next) {
      welcome = next;
      return () => {
        welcome = null;
        for (const client of sockets.clients) client.terminate();
      };
    },
    dispose: () => sockets.close(),
  };
}
