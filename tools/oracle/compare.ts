import { isDeepStrictEqual } from 'node:util';
import type { OracleReply } from './backend.ts';
import type { Client, Outcome, ExpectedMessage } from './model/outcome.ts';
import type { ReceivedMessage } from './sockets.ts';

const toText = (value: unknown): string => JSON.stringify(value) ?? 'nothing';
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The path of the first differing value, and both values. */
function firstDifference(left: unknown, right: unknown, path = ''): [string, unknown, unknown] {
  if (!isObject(left) || !isObject(right)) return [path, left, right];
  const keys = new Set([...Object.keys(left), ...Object.keys(right)]);
  const valueOf = (inside: object, key: string): unknown => Reflect.get(inside, key);
  const key = [...keys].find((each) => !isDeepStrictEqual(valueOf(left, each), valueOf(right, each)));
  if (key === undefined) return [path, left, right];
  return firstDifference(valueOf(left, key), valueOf(right, key), path ? `${path}.${key}` : key);
}

/** A deviation of the mock backend from the specification. */
class Difference extends Error {
  override readonly name = 'Difference';
  constructor(what: string, { specified, actual }: { specified: unknown; actual: unknown }) {
    const [path, left, right] = firstDifference(specified, actual);
    const where = path === '' ? '' : ` differs at ${path}`;
    super(`${what}${where}\n  specified: ${toText(left)}\n  actual:    ${toText(right)}`);
  }
}

/** Lists whose order does not matter. */
const UNORDERED = new Set(['likes', 'bookmarks', 'votes']);

/** Normalizes a reply, so that unordered lists can be compared. */
function normalize(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) {
    const list = value.map((each) => normalize(each));
    if (!UNORDERED.has(name)) return list;
    return list.map((each) => JSON.stringify(each)).toSorted();
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, normalize(each, key)]));
}

export function expectEqual(what: string, specified: unknown, actual: unknown): void {
  if (isDeepStrictEqual(specified, actual)) return;
  const values = { specified: normalize(specified), actual: normalize(actual) };
  if (!isDeepStrictEqual(values.specified, values.actual)) throw new Difference(what, values);
}

const has = (body: unknown, name: string): unknown =>
  typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;

export function compareReply(what: string, outcome: Outcome, { status, body }: OracleReply): void {
  expectEqual(`The status of the answer when ${what}`, outcome.status, status);
  if (outcome.body !== undefined) expectEqual(`The answer when ${what}`, outcome.body, body);
  if (outcome.message !== undefined)
    expectEqual(`The message when ${what}`, outcome.message, has(body, 'message'));
  if (outcome.field !== undefined)
    expectEqual(`The field to blame when ${what}`, outcome.field, has(body, 'field'));
}

const nameOf = ({ userId, window }: Client): string => `${userId ?? 'visitor'} (window ${window})`;
const messageLine = (client: Client, parts: readonly unknown[]): string =>
  `${nameOf(client)} receives ${parts.map((part) => JSON.stringify(part ?? null)).join(' ')}`;

const specifiedLines = (clients: readonly Client[], messages: readonly ExpectedMessage[]): string[] =>
  messages.flatMap(({ type, about, from, votes, isSentTo }) =>
    clients
      .filter((client) => isSentTo(client))
      .map((client) => messageLine(client, [type, about, from, normalize(votes, 'votes')])),
  );

const actualLines = (received: readonly ReceivedMessage[]): string[] =>
  received
    .filter(({ message }) => message.type !== 'connected')
    .map(({ client, message }) => {
      const about = has(message, 'pollId') ?? has(message, 'postId') ?? has(message, 'questionId');
      return messageLine(client, [
        message.type,
        about,
        has(message, 'userId'),
        normalize(has(message, 'votes'), 'votes'),
      ]);
    });

/** Checks who receives which messages (WS-09, WS-10 and AMB-56). */
export function compareMessages(
  what: string,
  clients: readonly Client[],
  { messages, received }: { messages: readonly ExpectedMessage[]; received: readonly ReceivedMessage[] },
): void {
  const specified = specifiedLines(clients, messages).toSorted();
  expectEqual(`What is received when ${what}`, specified, actualLines(received).toSorted());
}
