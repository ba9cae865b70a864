import { WebSocket } from 'ws';
import { Mismatch, Unreachable } from './exchange.ts';

/** What a server sends: its fields are checked where they matter. */
export interface Message {
  type?: unknown;
  [field: string]: unknown;
}

/** A socket as checks use it: what it has received, and what it sends. */
export interface LiveSocket {
  readonly received: readonly Message[];
  /** How long a message may take, in ms. */
  readonly patience: number;
  send: (message: unknown) => void;
  close: () => void;
}

const PATIENCE = 3000;
const STEP = 10;

/** Waits until a message fits. Throws Mismatch, with what was received instead. */
export async function receive(
  { received, patience }: LiveSocket,
  what: string,
  fits: (message: Message) => boolean,
): Promise<Message> {
  for (let waited = 0; ; waited += STEP) {
    const found = received.find(fits);
    if (found) return found;
    if (waited >= patience)
      throw new Mismatch(`Not received: ${what}. Received: ${JSON.stringify(received) || 'nothing'}`);
    await new Promise((resolve) => setTimeout(resolve, STEP));
  }
}

/** Opens a socket. Throws Unreachable where the server refuses it. */
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
    patience: PATIENCE,
    send: (message) => socket.send(typeof message === 'string' ? message : JSON.stringify(message)),
    close: () => socket.terminate(),
  };
}
