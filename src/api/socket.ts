import { SOCKET_PATH } from '../contract/serverPaths.ts';
import type { ClientMessage, ServerMessage } from '../contract/schemas/socketMessages.ts';
import type { ReconnectingSocket } from './reconnectingSocket.ts';
import { whenAnswered } from './whenAnswered.ts';

type SocketStatus = 'connected' | 'disconnected';

/** WS-01: ws(s)://host/ws, regardless of the base path; on the API's host if the build sets one. */
export const socketUrl = (origin: string): string => {
  const url = new URL(SOCKET_PATH, origin);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return url.href;
};

let connection: ReconnectingSocket | null = null;
let currentUserId: string | null = null;
/** The user authenticated on the current connection. */
let authenticatedAs: string | null = null;
let status: SocketStatus = 'disconnected';
let isStarting = true;
/** How long the day's notifications may take after the greeting, ms. */
const RESEND_TIMEOUT = 500;
const listeners = new Set<(message: ServerMessage) => void>();
const statusListeners = new Set<() => void>();

function setStatus(next: SocketStatus): void {
  if (next === 'disconnected') endStart();
  if (next === status) return;
  status = next;
  for (const listener of statusListeners) listener();
}
function endStart(): void {
  if (!isStarting) return;
  isStarting = false;
  for (const listener of statusListeners) listener();
}
function authenticate(): void {
  if (!currentUserId || currentUserId === authenticatedAs || status !== 'connected') return;
  authenticatedAs = currentUserId;
  socket.send({ type: 'authenticate', userId: currentUserId });
}
/** There is no sign-out message: reconnecting makes the server forget the user. */
function signOut(): void {
  if (!authenticatedAs || !connection) return;
  authenticatedAs = null;
  setStatus('disconnected');
  connection.reconnect();
}

/** Resolves to null if it was cancelled, or if the socket's code failed to load. */
async function connect(isCancelled: () => boolean): Promise<ReconnectingSocket | null> {
  // Sequential, so that loading the large message parser does not delay the first API calls.
  const loaded = await whenAnswered()
    .then(() => import('./reconnectingSocket.ts'))
    .catch(() => null);
  if (!loaded) setStatus('disconnected');
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
      if (message.type === 'connected') setTimeout(endStart, RESEND_TIMEOUT);
    },
  });
  return connection;
}

/** The app's only socket: it reconnects by itself (WS-11) and authenticates whenever it opens (WS-02). */
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
  /** Like `open`, but closed while the page is hidden: an open socket would prevent back/forward caching. */
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
   * Sets the current user, who is authenticated once per connection: immediately if the socket is open, and
   * on every opening. Null means signed out, undefined that the user is not known yet.
   */
  identify(userId: string | null | undefined): void {
    currentUserId = userId ?? null;
    if (userId === null) endStart();
    if (currentUserId === null) signOut();
    else authenticate();
  },
  /** Sends now or on the next opening; does nothing if `open` was not called. */
  send(message: ClientMessage): void {
    connection?.send(message);
  },
  subscribe(listener: (message: ServerMessage) => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  status: (): SocketStatus => status,
  /**
   * Whether the server has not greeted the user yet, and the first connection has not failed either: until then it is
   * not known whether there are notifications.
   */
  isStarting: (): boolean => isStarting,
  onStatus: (listener: () => void): (() => void) => {
    statusListeners.add(listener);
    return () => statusListeners.delete(listener);
  },
};
