import ReconnectingWebSocket from 'partysocket/ws';
import * as z from 'zod/mini';
import { SOCKET_PATH } from '../contract/endpoints.ts';
import { type ClientMessage, ServerMessage } from '../contract/live.ts';
import { callsOpen } from './ready.ts';

export type LiveStatus = 'connected' | 'disconnected';

/** WS-01: ws(s)://host/ws, whatever the base; of the API's host where a build names one. */
export const liveUrl = (origin: string): string => {
  const url = new URL(SOCKET_PATH, origin);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return url.href;
};

/** A message as the contract has it; null for anything else (WS-12). */
export function parseMessage(data: unknown): ServerMessage | null {
  try {
    return z.parse(ServerMessage, JSON.parse(String(data)));
  } catch {
    return null;
  }
}

let socket: ReconnectingWebSocket | null = null;
let viewer: string | null = null;
let status: LiveStatus = 'disconnected';
const listeners = new Set<(message: ServerMessage) => void>();
const watchers = new Set<() => void>();

function become(next: LiveStatus): void {
  if (next === status) return;
  status = next;
  for (const watcher of watchers) watcher();
}
function authenticate(): void {
  if (viewer && status === 'connected') live.send({ type: 'authenticate', userId: viewer });
}

/** The one live socket: it reconnects by itself (WS-11) and says who is looking on each opening (WS-02). */
export const live = {
  /** Opens the socket once calls may go out; returns the way to close it. */
  open(): () => void {
    const opened = new ReconnectingWebSocket(
      async () => {
        await callsOpen();
        return liveUrl(import.meta.env.VITE_API_ORIGIN || globalThis.location.origin);
      },
      undefined,
      { minReconnectionDelay: 500, maxReconnectionDelay: 10_000, minUptime: 1000 },
    );
    opened.addEventListener('open', () => {
      become('connected');
      authenticate();
    });
    opened.addEventListener('close', () => become('disconnected'));
    opened.addEventListener('message', ({ data }) => {
      const message = parseMessage(data);
      if (message) for (const listener of listeners) listener(message);
    });
    socket = opened;
    return () => {
      opened.close();
      if (socket === opened) socket = null;
      become('disconnected');
    };
  },
  /** Who is looking: said at once where the socket is open. Called again, it is said again. */
  identify(userId: string | null): void {
    viewer = userId;
    authenticate();
  },
  /** Sends now, or on the next opening; says nothing where no socket was asked for. */
  send(message: ClientMessage): void {
    socket?.send(JSON.stringify(message));
  },
  subscribe(listener: (message: ServerMessage) => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  status: (): LiveStatus => status,
  onStatus: (watcher: () => void): (() => void) => {
    watchers.add(watcher);
    return () => watchers.delete(watcher);
  },
};
