import { getResponse } from 'msw';
import type { ServerMessage } from '../../../src/contract/schemas/socketMessages.ts';
import { clock } from '../../../src/shared/clock.ts';
import { createDatabase } from '../../../mocks/db/Database.ts';
import { createFaults } from '../../../mocks/http/faults.ts';
import { createHandlers } from '../../../mocks/http/handlers.ts';
import { createMemorySession } from '../../../mocks/http/session.ts';
import type { Audience } from '../../../mocks/live/audience.ts';
import type { SocketClient } from '../../../mocks/live/connections.ts';
import { parseMessage } from '../../../mocks/live/parseMessage.ts';
import { createSocketServer } from '../../../mocks/live/socketServer.ts';
import { noTabChannel } from '../../../mocks/persistence/tabChannel.ts';
import {
  aDataset,
  aPackage,
  aPoll,
  aPost,
  aSponsor,
  aTag,
  aUser,
  testUsers,
} from '../../../mocks/testing/factories.ts';
import { rows } from '../../../mocks/tests/cases/rows.ts';
import { Client, type RunRecord } from '../Client.ts';
import { CheckContext } from '../CheckContext.ts';
import type { Exchange, PreparedRequest } from '../exchange.ts';
import type { LiveSocket, Message } from '../sockets.ts';
import type { Variant, VariantContext } from './Variant.ts';

const ORIGIN = 'http://variant.test';

/** The rows of the contract tests, with a third user, an ended poll, and more than one entry in each catalogue. */
const dataset = () =>
  aDataset({
    ...rows,
    user: [...testUsers, aUser({ id: 'meera', createdAt: '2026-02-01T00:00:00.000Z' })],
    post: [...(rows.post ?? []), aPost({ id: 'ended', type: 'poll' })],
    poll: [
      ...(rows.poll ?? []),
      aPoll({ id: 'ended_poll', postId: 'ended', expiresAt: '2020-01-01T00:00:00.000Z' }),
    ],
    package: [...(rows.package ?? []), aPackage({ id: 'trek' })],
    sponsor: [...(rows.sponsor ?? []), aSponsor({ id: 'ferry', type: 'banner' })],
    tag: [...(rows.tag ?? []), aTag({ id: 'slow', name: 'train', weeklyGrowth: 9 })],
  });

interface Memory {
  db: ReturnType<typeof createDatabase>;
  pictures: Map<string, Blob>;
  newId: (prefix: string) => string;
}

function createMemory(): Memory {
  const db = createDatabase();
  db.load(dataset());
  let ids = 0;
  return { db, pictures: new Map(), newId: (prefix) => `${prefix}_new${(ids += 1)}` };
}

/** An in-memory socket server whose messages a variant can change. */
function createSockets({ db }: Memory, variant: Variant) {
  let accept: (client: SocketClient) => void = () => undefined;
  const server = createSocketServer({
    transport: {
      listen: (onConnect) => ((accept = onConnect), () => undefined),
      parseMessage,
      dispose: () => undefined,
    },
    db,
    tabs: noTabChannel,
    now: clock.now,
    resolvePictureUrls: (json) => Promise.resolve(json),
  });
  function connect(): LiveSocket {
    const received: Message[] = [];
    let hear: (text: unknown) => void = () => undefined;
    accept({
      send: (json) => void received.push(JSON.parse(variant.socketText?.(json) ?? json)),
      on: (event: string, listener: (text: unknown) => void) => event === 'message' && (hear = listener),
    });
    return {
      received,
      timeout: 60,
      send: (message) => hear(typeof message === 'string' ? message : JSON.stringify(message)),
      close: () => undefined,
    };
  }
  function publish(message: ServerMessage, audience?: Audience): void {
    const sent = { message, audience };
    for (const each of variant.publish ? variant.publish(sent) : [sent])
      server.publish(each.message, each.audience);
  }
  return { connect, publish };
}

/** Handles one user's requests in memory, modified by the variant. */
function createExchange(
  memory: Memory,
  variant: Variant,
  publish: VariantContext['publish'],
  userId: string | null,
) {
  const { db, pictures, newId } = memory;
  const handlers = createHandlers({
    db,
    newId,
    publish,
    now: clock.now,
    savePicture(picture) {
      const reference = `${ORIGIN}/media/${newId('picture')}`;
      pictures.set(reference, picture);
      return Promise.resolve(reference);
    },
    session: createMemorySession(userId ?? 'visitor'),
    faults: createFaults(),
    resolvePictureUrls: (json) => Promise.resolve(json),
  });
  const context: VariantContext = { db, userId, publish };
  return async ({ method, path, init }: PreparedRequest): Promise<Exchange> => {
    const request = new Request(ORIGIN + path, { ...init, method });
    const answer = async (changed = request) => (await getResponse(handlers, changed)) ?? Response.error();
    const response = await (variant.answer?.(request, answer, context) ?? answer());
    return {
      request: `${method} ${path}`,
      status: response.status,
      contentType: response.headers.get('Content-Type') ?? '',
      text: await response.text(),
    };
  };
}

/** A context on an in-memory server that violates the contract in one way; {} for a correct one. */
export function variantCheckContext(variant: Variant = {}): CheckContext {
  const memory = createMemory();
  const { connect, publish } = createSockets(memory, variant);
  const record: RunRecord = { exchanges: [], covered: new Set() };
  const client = (id: string | null): Client =>
    new Client(id ?? 'visitor', createExchange(memory, variant, publish, id), record);
  return new CheckContext({
    asha: client('asha'),
    ravi: client('ravi'),
    meera: client('meera'),
    visitor: client(null),
    record,
    connect({ id }) {
      const socket = connect();
      socket.send({ type: 'authenticate', userId: id });
      return Promise.resolve(socket);
    },
    now: () => Promise.resolve(clock.now()),
    download: (address) =>
      Promise.resolve(
        new Response(memory.pictures.get(address) ?? null, {
          status: memory.pictures.has(address) ? 200 : 404,
        }),
      ),
    strict: false,
    slow: false,
  });
}
