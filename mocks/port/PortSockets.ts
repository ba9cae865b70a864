import type { WebSocket } from 'ws';
import type { SocketClient } from '../live/connections.ts';
import { parseMessage } from '../live/parseMessage.ts';
import type { SocketTransport } from '../live/socketServer.ts';
import { withPublicOrigin } from './publicOrigin.ts';

/** RFC 6455: the server is going away. */
const GOING_AWAY = 1001;
/** How long a client has to acknowledge the close, in ms. */
const CLOSE_TIMEOUT = 300;

/** The sockets of one world (SHIP-09), which the HTTP server hands over once they are open. */
export class PortSockets implements SocketTransport {
  readonly parseMessage = parseMessage;
  readonly #clients = new Set<WebSocket>();
  #accept: ((client: SocketClient) => void) | null = null;
  #waiting: (() => void)[] = [];

  /** Whether clients are accepted; false after `live.drop`. */
  get isListening(): boolean {
    return this.#accept !== null;
  }

  /** Settles once a client is connected. */
  async untilConnected(): Promise<void> {
    if (this.#clients.size > 0) return;
    await new Promise<void>((resolve) => void this.#waiting.push(resolve));
  }

  listen(onConnect: (client: SocketClient) => void): () => void {
    this.#accept = onConnect;
    return () => {
      this.#accept = null;
      for (const client of this.#clients) client.terminate();
    };
  }

  /** Takes over an open socket; `origin` is this server's origin as its client sees it. */
  take(socket: WebSocket, origin: string): void {
    this.#clients.add(socket);
    socket.on('close', () => this.#clients.delete(socket));
    // A malformed frame disconnects only that client; the server keeps running.
    socket.on('error', () => socket.terminate());
    this.#accept?.({
      send: (json) => socket.send(withPublicOrigin(json, origin)),
      on: (event: string, listener: (data: unknown) => void) => socket.on(event, listener),
    });
    for (const resolve of this.#waiting.splice(0)) resolve();
  }

  /** Closes every connection, like a server shutting down. */
  dispose(): void {
    for (const client of this.#clients) {
      client.close(GOING_AWAY, 'The server has stopped');
      const timer = setTimeout(() => client.terminate(), CLOSE_TIMEOUT);
      client.once('close', () => clearTimeout(timer));
    }
  }
}
