import ReconnectingWebSocket from 'partysocket/ws';
import * as z from 'zod/mini';
import { type ClientMessage, ServerMessage } from '../contract/schemas/socketMessages.ts';

/** Delays between reconnection attempts, in ms. */
const DELAYS = { minReconnectionDelay: 500, maxReconnectionDelay: 10_000, minUptime: 1000 };

interface Events {
  onOpen: () => void;
  onClose: () => void;
  onMessage: (message: ServerMessage) => void;
}
export interface ReconnectingSocket {
  send(message: ClientMessage): void;
  reconnect(): void;
  close(): void;
}

const KINDS = new Set<string>(ServerMessage.def.options.flatMap(({ shape }) => shape.type.def.values));
const OfSomeKind = z.looseObject({ type: z.string() });

/**
 * Parses a server message: type 'other' if the type is unknown, null if it is not a valid message (WS-12).
 */
export function parseMessage(data: unknown): ServerMessage | null {
  try {
    const message = z.parse(OfSomeKind, JSON.parse(String(data)));
    return z.parse(ServerMessage, KINDS.has(message.type) ? message : { ...message, type: 'other' });
  } catch {
    return null;
  }
}

/** A socket that reconnects whenever it closes (WS-11). Loaded after the first paint. */
export function openSocket(url: string, { onOpen, onClose, onMessage }: Events): ReconnectingSocket {
  const socket = new ReconnectingWebSocket(url, undefined, DELAYS);
  socket.addEventListener('open', onOpen);
  socket.addEventListener('close', onClose);
  socket.addEventListener('message', ({ data }) => {
    const message = parseMessage(data);
    if (message) onMessage(message);
  });
  return {
    send: (message) => void socket.send(JSON.stringify(message)),
    reconnect: () => socket.reconnect(),
    close: () => socket.close(),
  };
}
