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
let currentUserId: string | null = null;
/** Whom the server knows on the present connection. */
let authenticatedAs: string | null = null;
let status: SocketStatus = 'disconnected';
const listeners = new Set<(message: ServerMessage) => void>();
const statusListeners = new Set<() => void>();

function setStatus(next: SocketStatus): void {
  if (next === status) return;
  status = next;
  for (const listener of statusListeners) listener();
}
function authenticate(): void {
  if (!currentUserId || currentUserId === authenticatedAs || status !== 'connected') return;
  authenticatedAs = currentUserId;
  socket.send({ type: 'authenticate', userId: currentUserId });
}
/** There is no message for it: the server forgets who was signed in with the connection. */
function signOut(): void {
  if (!authenticatedAs || !connection) return;
  authenticatedAs = null;
  setStatus('disconnected');
  connection.reconnect();
}

/** Null where it was cancelled meanwhile, or where the socket's code did not load. */
async function connect(isCancelled: () => boolean): Promise<ReconnectingSocket | null> {
  // One after the other: what reads messages takes longer to load than a first like.
  const loaded = await apiReady()
    .then(() => import('./reconnectingSocket.ts'))
    .catch(() => null);
  if (!loaded || isCancelled()) return null;
  connection = loaded.openSocket(socketUrl(import.meta.env.VITE_API_ORIGIN || globalThis.location.origin), {
    onOpen: () => {
      authenticatedAs = null;
      setStatus('connected');
      authenticate();
    },
    onClose: () => setStatus('disconnected'),
    onMessage: (message) => {
      for (const listener of listeners) listener(message);
    },
  });
  return connection;
}

/** The one socket: it reconnects by itself (WS-11) and authenticates on each opening (WS-02). */
export const socket = {
  /** Opens the socket once the API is ready; returns a function that closes it. */
  open(): () => void {
    let closed = false;
    const opening = connect(() => closed);
    const close = async (): Promise<void> => {
      closed = true;
      const opened = await opening;
      opened?.close();
      if (!opened || connection !== opened) return;
      connection = null;
      setStatus('disconnected');
    };
    return () => void close();
  },
  /** The same, but closed while the page is hidden: with an open socket it is not kept for Back and Forward. */
  openWhileShown(): () => void {
    let close = socket.open();
    const hide = (): void => close();
    const show = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) close = socket.open();
    };
    globalThis.addEventListener('pagehide', hide);
    globalThis.addEventListener('pageshow', show);
    return () => {
      globalThis.removeEventListener('pagehide', hide);
      globalThis.removeEventListener('pageshow', show);
      close();
    };
  },
  /**
   * Sets the current user, who is authenticated once on each connection: now if the socket is open, and on each
   * opening. Null is nobody.
   */
  identify(userId: string | null): void {
    currentUserId = userId;
    if (userId === null) signOut();
    else authenticate();
  },
  /** Sends now or on the next opening; does nothing where `open` was not called. */
  send(message: ClientMessage): void {
    connection?.send(message);
  },
  subscribe(listener: (message: ServerMessage) => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  status: (): SocketStatus => status,
  onStatus: (listener: () => void): (() => void) => {
    statusListeners.add(listener);
    return () => statusListeners.delete(listener);
  },
};
