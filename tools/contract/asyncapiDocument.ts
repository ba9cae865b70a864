import * as z from 'zod/mini';
import { SOCKET_PATH } from '../../src/contract/serverPaths.ts';
import { ClientMessage, ServerMessage } from '../../src/contract/schemas/socketMessages.ts';
import { type Json, createSchemaPrinter } from '../openapiSchemas.ts';
import { SIGNED_IN_USER_ID, type Recorded, shortened } from './recordExamples.ts';

const DESCRIPTION = `The live socket of Waystone. Messages are JSON, one per frame.

- A client says who it is with \`authenticate\` as soon as the socket is open, and again after each reconnection; the server answers \`connected\`.
- Messages tell of what others did; who caused one is left out. Only \`poll_update\` carries data: its votes replace the counts (AMB-54).
- Fields that a client does not know are to be ignored, and messages of an unknown \`type\` as well (WS-12).`;

/** Descriptions of the messages, by type. */
const SENT: Record<string, string> = {
  connected: 'Answers authenticate.',
  poll_update: 'Somebody voted: the votes of the poll, to all clients but those of the voter.',
  poll_updated: 'Somebody voted in your poll: to its author.',
  new_comment: 'Somebody commented on your post: to its author.',
  new_like: 'Somebody likes your post: to its author, the first time.',
  new_follow: 'Somebody follows you. The mock server never sends it: there is no call that follows.',
  new_post: 'Somebody published a post: to everyone else.',
  new_question: 'Somebody asked a local question: to everyone else.',
};
const RECEIVED: Record<string, readonly [summary: string, example: Json]> = {
  authenticate: ['Says whose client this is.', { userId: SIGNED_IN_USER_ID }],
  poll_vote: [
    'Reports an own vote, which the server passes on as poll_update.',
    { pollId: 'poll_1', userId: SIGNED_IN_USER_ID },
  ],
  new_comment: [
    'Reports an own comment, which the server passes on to the author.',
    { postId: 'post_1', userId: SIGNED_IN_USER_ID },
  ],
};

const typeOf = (schema: z.ZodMiniType): string => {
  const shape: unknown = Reflect.get(schema, 'shape');
  const type: unknown = Reflect.get(Object(shape), 'type');
  return type instanceof z.ZodMiniLiteral ? String(type.def.values[0]) : '';
};

const messageOf = (type: string, summary: string, payload: Json, example: Json): Json => ({
  name: type,
  title: type,
  summary,
  contentType: 'application/json',
  payload,
  examples: [{ name: type, payload: { type, ...example } }],
});

/** One recorded message of each type, over the seed. */
function sentExamples(recorded: readonly Recorded[]): Map<string, Json> {
  const all = recorded.flatMap(({ exchanges }) => exchanges).flatMap(({ messages }) => messages);
  return new Map(all.map(({ message }): [string, Json] => [message.type, message]));
}

type SchemaPrinter = ReturnType<typeof createSchemaPrinter>['print'];

/** The messages of both directions, by their names in the document; some types go both ways. */
function messagesOf(print: SchemaPrinter, recorded: readonly Recorded[]): Record<string, Json> {
  const sent = sentExamples(recorded);
  const messages: Record<string, Json> = {};
  for (const option of ClientMessage.def.options) {
    const [summary, example] = RECEIVED[typeOf(option)] ?? ['', {}];
    messages[`client_${typeOf(option)}`] = messageOf(typeOf(option), summary, print(option), example);
  }
  for (const option of ServerMessage.def.options) {
    const type = typeOf(option);
    const summary = SENT[type];
    const example: Json = Object(shortened(sent.get(type) ?? {}));
    if (summary !== undefined) messages[type] = messageOf(type, summary, print(option), example);
  }
  return messages;
}

const operation = (action: 'receive' | 'send', summary: string, names: readonly string[]): Json => ({
  action,
  summary,
  channel: { $ref: '#/channels/socket' },
  security: [{ $ref: '#/components/securitySchemes/session' }],
  messages: names.map((name) => ({ $ref: `#/channels/socket/messages/${name}` })),
});

const securitySchemes = {
  session: {
    type: 'httpApiKey',
    in: 'cookie',
    name: 'session',
    description: 'Set by the sign-in at /api/auth/google; visitors connect without it.',
  },
};

/** The AsyncAPI 3 document of the socket, from the server's perspective. */
export function asyncapiDocument(recorded: readonly Recorded[]) {
  const { print, components: schemas } = createSchemaPrinter();
  const messages = messagesOf(print, recorded);
  const names = Object.keys(messages);
  const isFromClient = (name: string): boolean => name.startsWith('client_');
  return {
    asyncapi: '3.0.0',
    info: { title: 'Waystone live socket', version: '0.1.0', description: DESCRIPTION },
    defaultContentType: 'application/json',
    servers: {
      mock: { host: '127.0.0.1:4400', protocol: 'ws', description: 'The mock server (npm run mock-server)' },
    },
    channels: {
      socket: {
        address: SOCKET_PATH,
        description: 'One socket for each client.',
        messages: Object.fromEntries(names.map((name) => [name, { $ref: `#/components/messages/${name}` }])),
      },
    },
    operations: {
      receive: operation('receive', 'What clients send.', names.filter(isFromClient)),
      send: operation(
        'send',
        'What clients get.',
        names.filter((name) => !isFromClient(name)),
      ),
    },
    components: { messages, schemas, securitySchemes },
  };
}
