import type { Row } from '../../db/rows.ts';
import type { RecordedRequest } from '../../http/requestLog.ts';
import { parseJson } from '../../http/requestLog.ts';
import type { SocketEvent } from '../../live/socketServer.ts';
import { timeName } from '../time/formatTimes.ts';
import type { Entry } from './EntryList.tsx';

const queryText = (query: Readonly<Record<string, string>>): string => {
  const text = new URLSearchParams(query).toString();
  return text === '' ? '' : `?${text}`;
};

/** The calls, newest first. */
export const requestEntries = (recorded: readonly RecordedRequest[]): Entry[] =>
  recorded.toReversed().map(({ number, method, path, query, body, status, text, ms }) => ({
    id: String(number),
    title: `${method} ${path}${queryText(query)}`,
    note: `${status === 0 ? 'no answer' : status}, ${ms} ms`,
    failed: status === 0 || status >= 400,
    text: `${JSON.stringify(body) ?? ''} ${text}`,
    payload: () => ({ ...(body === undefined ? {} : { sent: body }), answer: parseJson(text) }),
  }));

const typeOf = (json: string): string => {
  const type: unknown = Reflect.get(Object(parseJson(json)), 'type');
  return typeof type === 'string' ? type : 'not a message';
};

/** The socket messages, newest first. */
export const messageEntries = (events: readonly (SocketEvent & { at: number })[]): Entry[] =>
  events
    .map(({ direction, json, at }, index) => ({
      id: String(index),
      title: typeOf(json),
      note: `${direction === 'sent' ? 'to the phone' : 'from the phone'}, ${timeName(at)}`,
      text: json,
      payload: () => parseJson(json),
    }))
    .toReversed();

/** The rows of a table, newest first. */
export const rowEntries = (rows: readonly Row[]): Entry[] =>
  rows.toReversed().map((row) => ({
    id: row.id,
    title: row.id,
    note: '',
    text: JSON.stringify(row),
    payload: () => row,
  }));
