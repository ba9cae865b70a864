import type { Database } from '../../mocks/db/Database.ts';
import type { SocketClient } from '../../mocks/live/connections.ts';
import { parseMessage } from '../../mocks/live/parseMessage.ts';
import { type SocketTransport, createSocketServer } from '../../mocks/live/socketServer.ts';
import { clock } from '../../src/shared/clock.ts';
import { type ClientMessage, ServerMessage } from '../../src/contract/schemas/socketMessages.ts';
import { noTabChannel } from '../../mocks/persistence/tabChannel.ts';
import type { Client } from './model/outcome.ts';

/** An in-memory transport. */
function createTransport() {
  let accept: (client: SocketClient) => void = () => undefined;
  const transport: SocketTransport = {
    listen(onConnect) {
      accept = onConnect;
      return () => undefined;
    },
    parseMessage,
    dispose: () => undefined,
  };
  return { transport, accept: (client: SocketClient): void => accept(client) };
}

/** Connects a window; received messages are added to `inbox`. */
function connect(accept: (client: SocketClient) => void, inbox: string[]) {
  let listener: (text: unknown) => void = () => undefined;
  accept({
    send: (json) => void inbox.push(json),
    on(event: 'message' | 'close', callback: (text: unknown) => void) {
      if (event === 'message') listener = callback;
    },
  });
  return (message: ClientMessage): void => listener(JSON.stringify(message));
}

export interface ReceivedMessage {
  client: Client;
  message: ServerMessage;
}

/** The mock backend's socket server with connected windows: one of a visitor, the others signed in. */
export function createSockets(db: Database, clients: readonly Client[]) {
  const { transport, accept } = createTransport();
  const server = createSocketServer({
    transport,
    db,
    tabs: noTabChannel,
    now: clock.now,
    resolvePictureUrls: (json) => Promise.resolve(json),
  });
  const windows = clients.map((client) => {
    const inbox: string[] = [];
    return { client, inbox, send: connect(accept, inbox) };
  });
  for (const { client, send } of windows)
    if (client.userId !== null) send({ type: 'authenticate', userId: client.userId });
  return {
    publish: (...message: Parameters<typeof server.publish>): void => server.publish(...message),
    /** Sends a message from a user's first window. */
    report(message: ClientMessage): void {
      windows.find(({ client }) => client.userId === message.userId && client.window === 1)?.send(message);
    },
    /** The messages received since the last call. */
    async received(): Promise<ReceivedMessage[]> {
      await server.idle();
      const parsed = new Map<string, ServerMessage>();
      const parse = (json: string): ServerMessage => {
        const message = parsed.get(json) ?? ServerMessage.parse(JSON.parse(json));
        parsed.set(json, message);
        return message;
      };
      return windows.flatMap(({ client, inbox }) =>
        inbox.splice(0).map((json) => ({ client, message: parse(json) })),
      );
    },
  };
}
