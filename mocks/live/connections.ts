import type { ServerMessage } from '../../src/contract/schemas/socketMessages.ts';

/** A socket client as the server uses it, in the page or behind a port. */
export interface SocketClient {
  send(json: string): void;
  on(event: 'message', listener: (text: unknown) => void): unknown;
  on(event: 'close', listener: () => void): unknown;
}

export interface Connection {
  client: SocketClient;
  /** Set by the client's `authenticate` message; null before. */
  userId: string | null;
  /** The votes that it received last, by poll. */
  lastVotes: Map<string, string>;
}

/** False for votes that the client already has: the resolver and the voter's client both report a vote. */
function isNew({ lastVotes }: Connection, message: ServerMessage): boolean {
  if (message.type !== 'poll_update') return true;
  const votes = JSON.stringify(message.votes);
  if (lastVotes.get(message.pollId) === votes) return false;
  lastVotes.set(message.pollId, votes);
  return true;
}

/** The connected clients, and sending to some of them. */
export function createConnections(
  resolvePictureUrls: (json: string) => Promise<string>,
  /** Told of each message that a client of this page is sent. */
  onSent: (json: string) => void,
) {
  const connections = new Set<Connection>();
  let queue: Promise<void> = Promise.resolve();

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
      client.on('close', () => connections.delete(connection));
      return connection;
    },
    clear: (): void => connections.clear(),
    /** Settles once everything that was sent has left. */
    idle: (): Promise<void> => queue,
    /** Queued, so that messages keep their order although resolving a picture's URL is asynchronous. */
    send(message: ServerMessage, accepts: (connection: Connection) => boolean): void {
      queue = queue.then(() => sendNow(message, accepts));
    },
  };
}
