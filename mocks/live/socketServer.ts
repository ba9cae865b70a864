import * as z from 'zod/mini';
import { ClientMessage, type ServerMessage } from '../../src/contract/live.ts';
import type { Database } from '../db/Database.ts';
import type { Tabs } from '../persistence/tabChannel.ts';
import { type Audience, isMeant } from './audience.ts';

/** A client as the server sees it, whatever carries its words. */
export interface Client {
  send(json: string): void;
  on(event: 'message', listener: (text: unknown) => void): unknown;
  on(event: 'close', listener: () => void): unknown;
}
/** Where clients come in: the page's own line, or a real port. */
export interface Line {
  /** Lets clients in from now on; answers how to cut them all off and let nobody in. */
  open(welcome: (client: Client) => void): () => void;
  /** Gives the line back for good. */
  dispose(): void;
}

interface LiveOptions {
  line: Line;
  db: Database;
  tabs: Tabs;
  /** Turns the picture references in a message into addresses. */
  withAddresses: (json: string) => Promise<string>;
}

interface Listener {
  client: Client;
  /** Who it says to be; null until it has said so. */
  userId: string | null;
  /** The votes it heard last, by poll: resolver and voter both tell, one message arrives. */
  heard: Map<string, string>;
}

/** A client's words; null where they are none of the contract's (WS-12). */
function parseMessage(text: unknown): ClientMessage | null {
  try {
    const parsed = z.safeParse(ClientMessage, JSON.parse(String(text)));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** The socket's server (WS-01 to WS-11); tabs tell each other what they hear. */
export function createLive({ line, db, tabs, withAddresses }: LiveOptions) {
  const listeners = new Set<Listener>();
  /** Comments that the resolver has told of, and their writer's client is about to. */
  const announced = new Set<string>();
  let sending: Promise<void> = Promise.resolve();

  const isNews = ({ heard }: Listener, message: ServerMessage): boolean => {
    if (message.type !== 'poll_update') return true;
    const votes = JSON.stringify(message.votes);
    if (heard.get(message.pollId) === votes) return false;
    heard.set(message.pollId, votes);
    return true;
  };
  /** In the order they came, though a picture's address may take a moment to find. */
  function deliver(message: ServerMessage, meant: (listener: Listener) => boolean): void {
    const before = sending;
    sending = (async () => {
      await before;
      const json = await withAddresses(JSON.stringify(message));
      for (const listener of listeners) {
        if (meant(listener) && isNews(listener, message)) listener.client.send(json);
      }
    })();
  }
  /** To the clients of this page and of the other tabs. */
  function publish(message: ServerMessage, audience: Audience = {}, speaker?: Listener): void {
    deliver(message, (listener) => listener !== speaker && isMeant(audience, listener.userId));
    tabs.tell({ kind: 'live', message, audience });
  }

  /** WS-09: also to the voter's other windows, which show the same poll. */
  function relayVote(speaker: Listener, pollId: string, userId: string): void {
    const votes = db.pollVote.by('pollId', pollId).map((vote) => ({
      userId: vote.userId,
      optionIndex: vote.optionIndex,
    }));
    publish({ type: 'poll_update', pollId, votes, userId }, {}, speaker);
  }
  /** WS-10, for a client that says so without having written through the API. */
  function relayComment(postId: string, userId: string): void {
    const author = db.post.get(postId)?.userId;
    if (announced.delete(`${postId}:${userId}`) || author === undefined || author === userId) return;
    publish({ type: 'new_comment', postId, userId }, { to: [author] });
  }
  function receive(listener: Listener, message: ClientMessage): void {
    if (message.type === 'poll_vote') relayVote(listener, message.pollId, message.userId);
    else if (message.type === 'new_comment') relayComment(message.postId, message.userId);
    else {
      listener.userId = message.userId;
      deliver({ type: 'connected' }, (other) => other === listener);
    }
  }
  function welcome(client: Client): void {
    const listener: Listener = { client, userId: null, heard: new Map() };
    listeners.add(listener);
    client.on('message', (text) => {
      const message = parseMessage(text);
      if (message) receive(listener, message);
    });
    client.on('close', () => listeners.delete(listener));
  }
  let cut: (() => void) | null = line.open(welcome);
  function drop(): void {
    cut?.();
    cut = null;
    listeners.clear();
  }

  tabs.hear((message) => {
    if (message.kind !== 'live') return;
    deliver(message.message, (listener) => isMeant(message.audience, listener.userId));
  });
  return {
    publish(message: ServerMessage, audience?: Audience): void {
      if (message.type === 'new_comment') announced.add(`${message.postId}:${message.userId}`);
      publish(message, audience);
    },
    /** Reaches every client in every tab. Testers send what is no message, too: of nothing, nothing is said (WS-12). */
    emit(message: ServerMessage | null | undefined): void {
      if (message) publish(message);
    },
    /** The line breaks, and stays broken until restored (WS-11). */
    drop,
    restore(): void {
      cut ??= line.open(welcome);
    },
    isUp: (): boolean => cut !== null,
    dispose(): void {
      drop();
      line.dispose();
    },
  };
}
export type Live = ReturnType<typeof createLive>;
