import { type Endpoint, takesBody } from '../../src/contract/endpoint.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import type { Dataset } from '../db/rows.ts';
import type { MomentEntry, PackedLog } from './Moment.ts';

const calls = new Map<string, Endpoint>(
  Object.entries(endpoints).flatMap(([resource, group]) =>
    Object.entries<Endpoint>(group)
      .filter(([, { method }]) => method !== 'GET')
      .map(([name, endpoint]): [string, Endpoint] => [`${resource}.${name}`, endpoint]),
  ),
);

/** Ids that can occur in the path of a write. */
export const idsOf = ({ post, poll, question, answer, todo }: Dataset): string[] =>
  [post, poll, question, answer, todo].flat().map(({ id }) => id);

/** The endpoint matching a path, and the id in the path. Throws RangeError if there is none. */
function findCall(method: string, path: string): { name: string; id: string | undefined } {
  for (const [name, endpoint] of calls) {
    if (endpoint.method !== method) continue;
    const match = new RegExp(`^${endpoint.path.replace(/:\w+/, '([^/]+)')}$`).exec(path);
    if (match) return { name, id: match[1] };
  }
  throw new RangeError(`No such write: ${method} ${path}`);
}

/** The index of a word in a list; appends it if it is missing. */
function placeOf(list: string[], word: string): number {
  const place = list.indexOf(word);
  return place === -1 ? list.push(word) - 1 : place;
}

/** Splits '1-12' into client and number. */
function splitId(id: string): { client: string; number: number } {
  const cut = id.lastIndexOf('-');
  return { client: id.slice(0, cut), number: Number(id.slice(cut + 1)) };
}

/** Numbers the entries of each client. */
function createCounter() {
  const counts = new Map<string, number>();
  return (client: string, number = (counts.get(client) ?? 0) + 1): number => {
    counts.set(client, number);
    return number;
  };
}

type Place = PackedLog['of'][number];

function createPlaces(ids: readonly string[], entryIds: readonly string[]) {
  const byId = new Map(ids.map((id, place) => [id, place]));
  const byEntry = new Map(entryIds.map((id, place) => [id, place]));
  return {
    toPlace(id: string): Place {
      const cut = id.indexOf('_') + 1;
      const entry = byEntry.get(id.slice(cut));
      return byId.get(id) ?? (entry === undefined ? id : `${id.slice(0, cut)}@${entry}`);
    },
    toId(place: Place): string {
      if (typeof place === 'number') return ids[place] ?? '';
      const [prefix, entry] = place.split('@');
      return entry === undefined ? place : `${prefix}${entryIds[Number(entry)]}`;
    },
  };
}

const isSame = (values: readonly number[], wanted: (value: number, index: number) => boolean): boolean =>
  values.every(wanted);

/** Packs a log into columns. `ids` are the initial rows' ids, `begins` is the start time in ms. */
export function packLog(
  entries: readonly (MomentEntry & { id: string })[],
  ids: readonly string[],
  begins: number,
): PackedLog {
  const packed: PackedLog = { calls: [], call: [], at: [], people: [], of: [], bodies: [], clients: [] };
  const columns = { as: [] as number[], by: [] as number[], n: [] as number[] };
  const places = createPlaces(
    ids,
    entries.map(({ id }) => id),
  );
  const count = createCounter();
  const expected: number[] = [];
  let last = begins;
  for (const { at, as, method, path, body, id } of entries) {
    const found = findCall(method, path);
    const { client, number } = splitId(id);
    const time = new Date(at).getTime();
    packed.call.push(placeOf(packed.calls, found.name));
    packed.at.push(time - last);
    if (found.id !== undefined) packed.of.push(places.toPlace(decodeURIComponent(found.id)));
    if (body !== undefined) packed.bodies.push(body);
    columns.as.push(placeOf(packed.people, as));
    columns.by.push(placeOf(packed.clients, client));
    expected.push(count(client));
    count(client, number);
    columns.n.push(number);
    last = time;
  }
  return {
    ...packed,
    ...(isSame(columns.as, (place) => place === 0) ? {} : { as: columns.as }),
    ...(isSame(columns.by, (place) => place === 0) ? {} : { by: columns.by }),
    ...(isSame(columns.n, (number, index) => number === expected[index]) ? {} : { n: columns.n }),
  };
}

/** Unpacks a packed log. Throws RangeError if its columns do not match. */
export function unpackLog(packed: PackedLog, ids: readonly string[], begins: number): MomentEntry[] {
  const count = createCounter();
  const entryIds = packed.call.map((_, index) => {
    const client = packed.clients[packed.by?.[index] ?? 0] ?? '1';
    return `${client}-${count(client, packed.n?.[index])}`;
  });
  const places = createPlaces(ids, entryIds);
  const of = [...packed.of];
  const bodies = [...packed.bodies];
  let last = begins;
  return packed.call.map((call, index) => {
    const endpoint = calls.get(packed.calls[call] ?? '');
    if (!endpoint) throw new RangeError(`No such write: ${packed.calls[call]}`);
    const { method, path } = endpoint;
    last += packed.at[index] ?? 0;
    return {
      at: last,
      as: packed.people[packed.as?.[index] ?? 0] ?? '',
      method,
      path: path.replace(/:\w+/, () => encodeURIComponent(places.toId(of.shift() ?? ''))),
      ...(takesBody(endpoint) ? { body: bodies.shift() } : {}),
      id: entryIds[index] ?? '',
    };
  });
}
