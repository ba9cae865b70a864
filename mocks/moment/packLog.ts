import { type Endpoint, takesBody } from '../../src/contract/endpoint.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import type { Dataset } from '../db/rows.ts';
import type { MomentEntry, PackedLog } from './Moment.ts';

const writeEndpoints = new Map<string, Endpoint>(
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
function findWrite(method: string, path: string): { name: string; id: string | undefined } {
  for (const [name, endpoint] of writeEndpoints) {
    if (endpoint.method !== method) continue;
    const match = new RegExp(`^${endpoint.path.replace(/:\w+/, '([^/]+)')}$`).exec(path);
    if (match) return { name, id: match[1] };
  }
  throw new RangeError(`No such write: ${method} ${path}`);
}

/** The index of a word in a list; appends it if it is missing. */
function indexOrAppend(list: string[], word: string): number {
  const index = list.indexOf(word);
  return index === -1 ? list.push(word) - 1 : index;
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

type PackedId = PackedLog['of'][number];

function createIdPacker(ids: readonly string[], entryIds: readonly string[]) {
  const byId = new Map(ids.map((id, index) => [id, index]));
  const byEntry = new Map(entryIds.map((id, index) => [id, index]));
  return {
    pack(id: string): PackedId {
      const cut = id.indexOf('_') + 1;
      const entry = byEntry.get(id.slice(cut));
      return byId.get(id) ?? (entry === undefined ? id : `${id.slice(0, cut)}@${entry}`);
    },
    unpack(packedId: PackedId): string {
      if (typeof packedId === 'number') return ids[packedId] ?? '';
      const [prefix, entry] = packedId.split('@');
      return entry === undefined ? packedId : `${prefix}${entryIds[Number(entry)]}`;
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
  const idPacker = createIdPacker(
    ids,
    entries.map(({ id }) => id),
  );
  const count = createCounter();
  const expected: number[] = [];
  let last = begins;
  for (const { at, as, method, path, body, id } of entries) {
    const found = findWrite(method, path);
    const { client, number } = splitId(id);
    const time = new Date(at).getTime();
    packed.call.push(indexOrAppend(packed.calls, found.name));
    packed.at.push(time - last);
    if (found.id !== undefined) packed.of.push(idPacker.pack(decodeURIComponent(found.id)));
    if (body !== undefined) packed.bodies.push(body);
    columns.as.push(indexOrAppend(packed.people, as));
    columns.by.push(indexOrAppend(packed.clients, client));
    expected.push(count(client));
    count(client, number);
    columns.n.push(number);
    last = time;
  }
  return {
    ...packed,
    ...(isSame(columns.as, (index) => index === 0) ? {} : { as: columns.as }),
    ...(isSame(columns.by, (index) => index === 0) ? {} : { by: columns.by }),
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
  const idPacker = createIdPacker(ids, entryIds);
  const of = [...packed.of];
  const bodies = [...packed.bodies];
  let last = begins;
  return packed.call.map((call, index) => {
    const endpoint = writeEndpoints.get(packed.calls[call] ?? '');
    if (!endpoint) throw new RangeError(`No such write: ${packed.calls[call]}`);
    const { method, path } = endpoint;
    last += packed.at[index] ?? 0;
    return {
      at: last,
      as: packed.people[packed.as?.[index] ?? 0] ?? '',
      method,
      path: path.replace(/:\w+/, () => encodeURIComponent(idPacker.unpack(of.shift() ?? ''))),
      ...(takesBody(endpoint) ? { body: bodies.shift() } : {}),
      id: entryIds[index] ?? '',
    };
  });
}
