import { WebSocket } from 'ws';
import * as z from 'zod/mini';

const Message = z.looseObject({
  id: z.optional(z.nullable(z.number())),
  method: z.optional(z.string()),
  params: z.optional(z.unknown()),
  result: z.optional(z.unknown()),
  error: z.optional(z.string()),
  message: z.optional(z.string()),
});
interface Waiting {
  resolve: (result: unknown) => void;
  reject: (error: Error) => void;
}

/**
 * A WebDriver BiDi connection (https://w3c.github.io/webdriver-bidi/): commands, their results, and events.
 */
export interface Bidi {
  send(method: string, params?: object): Promise<unknown>;
  onEvent(listener: (method: string, params: unknown) => void): void;
  close(): void;
}

export async function connectBidi(url: string): Promise<Bidi> {
  const socket = new WebSocket(url);
  const waiting = new Map<number, Waiting>();
  const listeners: ((method: string, params: unknown) => void)[] = [];
  let lastId = 0;
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  socket.on('message', (data: Buffer) => {
    const { id, method, params, result, error, message } = Message.parse(JSON.parse(data.toString()));
    if (method) for (const listener of listeners) listener(method, params);
    if (typeof id !== 'number') return;
    const command = waiting.get(id);
    waiting.delete(id);
    if (error) command?.reject(new Error(`${error}: ${message}`));
    else command?.resolve(result);
  });
  socket.on('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('The browser has gone'));
  });
  return {
    send: (method, params = {}) =>
      new Promise((resolve, reject) => {
        lastId += 1;
        waiting.set(lastId, { resolve, reject });
        socket.send(JSON.stringify({ id: lastId, method, params }));
      }),
    onEvent: (listener) => void listeners.push(listener),
    close: () => socket.close(),
  };
}
