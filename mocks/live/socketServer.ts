import type { ClientMessage, ServerMessage } from '../../src/contract/schemas/socketMessages.ts';
import type { Database } from '../db/Database.ts';
import type { TabChannel, TabMessage } from '../persistence/tabChannel.ts';
import { type Audience, includesUser } from './audience.ts';
import { type Connection, type SocketClient, createConnections } from './connections.ts';

/** Where clients connect: mock-socket in the page, or a real port. */
export interface SocketTransport {
  /** Starts accepting clients. Returns a function that disconnects them all and stops accepting. */
  listen(onConnect: (client: SocketClient) => void): () => void;
  /** Parses a client's message; the page loads the code for it with the first socket. */
  parseMessage: (text: unknown) => ClientMessage | null;
  /** Releases the address permanently. */
  dispose(): void;
}

export interface SocketEvent {
  direction: 'sent' | 'received';
  json: string;
}

interface SocketServerOptions {
  transport: SocketTransport;
  db: Database;
  tabs: TabChannel;
  /** The time in ms. */
  now: () => number;
  /** Notifications from before the client connected. */
  newsFor?: (userId: string) => readonly ServerMessage[];
  /** Replaces the picture references in a message with URLs. */
  resolvePictureUrls: (json: string) => Promise<string>;
}

type LiveMessage = Extract<TabMessage, { kind: 'live' }>;

/** A message that is sent later than it happened; clients ignore it if they know it already. */
const withTime = (message: ServerMessage, time: number): ServerMessage =>
  message.type === 'connected' ? message : { ...message, createdAt: new Date(time).toISOString() };

/** Sends messages to the clients of this page and of other tabs. */
function createBroadcast(
  { tabs, now, resolvePictureUrls }: SocketServerOptions,
  onSent: (json: string) => void,
) {
  const connections = createConnections(resolvePictureUrls, onSent);
  /** Messages of other tabs that the first client of this page has missed, until it authenticates. */
  const missed: Pick<LiveMessage, 'message' | 'audience'>[] = [];
  let isConnected = false;
  let isAuthenticated = false;
  void connections.first.then(() => (isConnected = true));
  tabs.subscribe((message) => {
    if (message.kind !== 'live') return;
    const { audience } = message;
    // A client receives its user's own messages only after it has authenticated.
    if (isAuthenticated || (isConnected && !audience.to))
      connections.send(message.message, ({ userId }) => includesUser(audience, userId));
    else missed.push({ audience, message: withTime(message.message, now()) });
  });
  function takeMissed(userId: string): ServerMessage[] {
    isAuthenticated = true;
    return missed
      .splice(0)
      .filter(({ audience }) => includesUser(audience, userId))
      .map(({ message }) => message);
  }
  function broadcast(message: ServerMessage, audience: Audience = {}, sender?: Connection): void {
    connections.send(message, (other) => other !== sender && includesUser(audience, other.userId));
    tabs.post({ kind: 'live', message, audience });
  }
  return { connections, broadcast, takeMissed };
}

/** Handles the messages of clients (WS-03, WS-09, WS-10). */
function createReceiver(
  { db, newsFor = () => [] }: SocketServerOptions,
  { connections, broadcast, takeMissed }: ReturnType<typeof createBroadcast>,
) {
  /** Comments that a resolver has already published and the author's client is about to report as well. */
  const published = new Set<string>();

  /** WS-09: also sent to the voter's other windows, which show the same poll. */
  function relayVote(sender: Connection, pollId: string, userId: string): void {
    const votes = db.pollVote
      .findBy('pollId', pollId)
      .map((vote) => ({ userId: vote.userId, optionIndex: vote.optionIndex }));
    broadcast({ type: 'poll_update', pollId, votes, userId }, {}, sender);
  }
  /** WS-10: for a client that reports a comment without having created it through the API. */
  function relayComment(postId: string, userId: string): void {
    const author = db.post.get(postId)?.userId;
    if (published.delete(`${postId}:${userId}`) || author === undefined || author === userId) return;
    broadcast({ type: 'new_comment', postId, userId }, { to: [author] });
  }
  return {
    markPublished: (message: ServerMessage): void => {
      if (message.type === 'new_comment') published.add(`${message.postId}:${message.userId}`);
    },
    receive: (connection: Connection, message: ClientMessage): void => {
      if (message.type === 'poll_vote') return relayVote(connection, message.pollId, message.userId);
      if (message.type === 'new_comment') return relayComment(message.postId, message.userId);
      connection.userId = message.userId;
      const recent = newsFor(message.userId);
      const missed = takeMissed(message.userId);
      // Recent notifications include those that were missed.
      const messages: ServerMessage[] = [{ type: 'connected' }, ...(recent.length > 0 ? recent : missed)];
      for (const each of messages) connections.send(each, (other) => other === connection);
    },
  };
}

/** Notifies watchers of each message from and to the clients of this page. */
function createReports() {
  const watchers = new Set<(event: SocketEvent) => void>();
  return {
    onMessage: (watcher: (event: SocketEvent) => void): void => void watchers.add(watcher),
    report: (event: SocketEvent): void => watchers.forEach((watcher) => watcher(event)),
  };
}

/** Sets up each client that connects. */
const acceptClients =
  (
    transport: SocketTransport,
    connections: ReturnType<typeof createConnections>,
    receive: (connection: Connection, message: ClientMessage) => void,
    report: (event: SocketEvent) => void,
  ) =>
  (client: SocketClient): void => {
    const connection = connections.add(client);
    client.on('message', (text) => {
      report({ direction: 'received', json: String(text) });
      const message = transport.parseMessage(text);
      if (message) receive(connection, message);
    });
  };

/** The live socket's server (WS-01 to WS-11). */
export function createSocketServer(options: SocketServerOptions) {
  const { report, onMessage } = createReports();
  const channel = createBroadcast(options, (json) => report({ direction: 'sent', json }));
  const { connections, broadcast } = channel;
  const { receive, markPublished } = createReceiver(options, channel);

  const onConnect = acceptClients(options.transport, connections, receive, report);
  let stopListening: (() => void) | null = options.transport.listen(onConnect);
  function drop(): void {
    stopListening?.();
    stopListening = null;
    connections.clear();
  }
  return {
    publish(message: ServerMessage, audience?: Audience): void {
      markPublished(message);
      broadcast(message, audience);
    },
    /**
     * Sends to every client in every tab, once the first client has connected: the app connects a little after it is
     * ready. Testers can also emit malformed messages; an empty one is ignored (WS-12).
     */
    emit(message: ServerMessage | null | undefined): void {
      if (message) void connections.first.then(() => broadcast(message));
    },
    /** Disconnects every client and refuses new ones until restored (WS-11). */
    drop,
    restore(): void {
      stopListening ??= options.transport.listen(onConnect);
    },
    onMessage,
    /** Settles once every message has been sent. */
    idle: connections.idle,
    isListening: (): boolean => stopListening !== null,
    dispose(): void {
      drop();
      options.transport.dispose();
    },
  };
}
export type SocketServer = ReturnType<typeof createSocketServer>;
