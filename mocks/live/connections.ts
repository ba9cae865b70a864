import type { ServerMessage } from '../../src/contract/schemas/socketMessages.ts';

/** A socket client as seen by the server, whether in the page or behind a port. */
export interface SocketClient {
  send(json: string): void;
  on(event: 'message', listener: (text: unknown) => void): unknown;
  on(event: 'close', listener: () => void): unknown;
}

export interface Connection {
  client: SocketClient;
  /** Set by the client's `authenticate` message; null until then. */
  userId: string | null;
  /** The last vote it received for each poll. */
  lastVotes: Map<string, string>;
}

/** False for votes the client already has: both the resolver and the voter's client report a vote. */
function isNew({ lastVotes }: Connection, message: ServerMessage): boolean {
  if (message.type !== 'poll_update') return true;
  const votes = JSON.stringify(message.votes);
  if (lastVotes.get(message.pollId) === votes) return false;
  lastVotes.set(message.pollId, votes);
  return true;
}

/** Keeps track of connected clients and sends messages to them. */
export function createConnections(
  resolvePictureUrls: (json: string) => Promise<string>,
  /** Called for each message sent to a client of this page. */
  onSent: (json: string) => void,
) {
  const connections = new Set<Connection>();
  let queue: Promise<void> = Promise.resolve();
  let onFirst = (): void => undefined;
  const first = new Promise<void>((resolve) => (onFirst = resolve));

  async function sendNow(
    message: ServerMessage,
    accepts: (connection: Connection) => boolean,
  ): Promise<void> {
    const json = await resolvePictureUrls(JSON.stringify(message));
    const receivers = [...connections].filter(
      (connection) => accepts(connection) && isNew(connection, message),
    );
    for (const { client } of receivers) client.send(json);
    if (receivers.length > 0) onSent(json);
  }
  return {
    add(client: SocketClient): Connection {
      const connection = { client, userId: null, lastVotes: new Map<string, string>() };
      connections.add(connection);
      onFirst();
      client.on('close', () => connections.delete(connection));
      return connection;
    },
    /** Settles when the first client connects. */
    first,
    clear: (): void => connections.clear(),
    /** Settles once everything in the queue has been sent. */
    idle: (): Promise<void> => queue,
    /** Queued, so that messages stay in order although resolving a picture's URL is asynchronous. */
    send(message: ServerMessage, accepts: (connection: Connection) => boolean): void {
      queue = queue.then(() => sendNow(message, accepts));
    },
  };
}
