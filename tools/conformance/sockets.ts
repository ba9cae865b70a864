import { WebSocket } from 'ws';
import { Mismatch, Unreachable } from './exchange.ts';

/** A message from the server; its fields are validated where they are used. */
export interface Message {
  type?: unknown;
  [field: string]: unknown;
}

/** A socket as used by checks: received messages, and a way to send. */
export interface LiveSocket {
  readonly received: readonly Message[];
  /** How long to wait for a message, in ms. */
  readonly timeout: number;
  send: (message: unknown) => void;
  close: () => void;
}

const TIMEOUT = 3000;
const POLL_INTERVAL = 10;

/** Waits for a matching message. Throws Mismatch, listing what was received instead. */
export async function waitForMessage(
  { received, timeout }: LiveSocket,
  what: string,
  fits: (message: Message) => boolean,
): Promise<Message> {
  for (let waited = 0; ; waited += POLL_INTERVAL) {
    const found = received.find(fits);
    if (found) return found;
    if (waited >= timeout)
      throw new Mismatch(`Not received: ${what}. Received: ${JSON.stringify(received) || 'nothing'}`);
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL));
  }
}

/** Opens a socket. Throws Unreachable if the server refuses it. */
export async function openSocket(url: string, headers: Record<string, string>): Promise<LiveSocket> {
  const socket = new WebSocket(url, { headers });
  const received: Message[] = [];
  socket.on('message', (data: Buffer) => {
    const text = data.toString();
    try {
      received.push(JSON.parse(text));
    } catch {
      received.push({ type: `not JSON: ${text}` });
    }
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve);
    socket.on('error', (cause) =>
      reject(new Unreachable(`No socket at ${url}: ${cause.message}`, { cause })),
    );
  });
  return {
    received,
    timeout: TIMEOUT,
    send: (message) => socket.send(typeof message === 'string' ? message : JSON.stringify(message)),
    close: () => socket.terminate(),
  };
}
