import { SOCKET_PATH } from '../contract/serverPaths.ts';
import type { ClientMessage, ServerMessage } from '../contract/schemas/socketMessages.ts';
import type { ReconnectingSocket } from './reconnectingSocket.ts';
import { apiReady } from './ready.ts';

export type SocketStatus = 'connected' | 'disconnected';

/** WS-01: ws(s)://host/ws, whatever the base; of the API's host where a build names one. */
export const socketUrl = (origin: string): string => {
  const url = new URL(SOCKET_PATH, origin);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return url.href;
};

let connection: ReconnectingSocket | null = null;
let viewer: string | null = null;
let status: SocketStatus = 'disconnected';
const listeners = new Set<(message: ServerMessage) => void>();
const watchers = new Set<() => void>();

function become(next: SocketStatus): void {
  if (next === status) return;
  status = next;
  for (const watcher of watchers) watcher();
}
function authenticate(): void {
  if (viewer && status === 'connected') socket.send({ type: 'authenticate', userId: viewer });
}

/** Null where it was called off meanwhile, or where the socket's code did not arrive. */
async function connect(calledOff: () => boolean): Promise<ReconnectingSocket | null> {
  const here = await Promise.all([import('./reconnectingSocket.ts'), apiReady()]).catch(() => null);
  if (!here || calledOff()) return null;
  connection = here[0].openSocket(socketUrl(import.meta.env.VITE_API_ORIGIN || globalThis.location.origin), {
    onOpen: () => {
      become('connected');
      authenticate();
    },
    onClose: () => become('disconnected'),
    onMessage: (message) => {
      for (const listener of listeners) listener(message);
    },
  });
  return connection;
}

/** The one live connection: it reconnects by itself (WS-11) and says who is looking on each opening (WS-02). */
export const socket = {
  /** Opens the socket once calls may go out; returns the way to close it. */
  open(): () => void {
    let closed = false;
    const opening = connect(() => closed);
    const close = async (): Promise<void> => {
      closed = true;
      const opened = await opening;
      opened?.close();
      if (!opened || connection !== opened) return;
      connection = null;
      become('disconnected');
    };
    return () => void close();
  },
  /** Who is looking: said at once where the socket is open. Called again, it is said again. */
  identify(userId: string | null): void {
    viewer = userId;
    authenticate();
  },
  /** Sends now, or on the next opening; says nothing where no socket was asked for. */
  send(message: ClientMessage): void {
    connection?.send(message);
  },
  subscribe(listener: (message: ServerMessage) => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  status: (): SocketStatus => status,
  onStatus: (watcher: () => void): (() => void) => {
    watchers.add(watcher);
    return () => watchers.delete(watcher);
  },
};
