import { getResponse } from 'msw';
import { endpoints } from '../../src/contract/endpoints.ts';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import { parseTime } from '../../src/shared/clock.ts';
import { createDatabase } from '../db/Database.ts';
import { newId } from '../db/newId.ts';
import type { Dataset, RowChange } from '../db/rows.ts';
import { createFaults } from '../http/faults.ts';
import { createHandlers } from '../http/handlers.ts';
import { createMemorySession } from '../http/session.ts';
import { toRequest } from '../http/toRequest.ts';
import type { PointsPerAward } from '../rules/pointRules.ts';
import { fromDataUrl } from '../media/dataUrl.ts';
import { type Action, ActionLog, createActions } from '../world/ActionLog.ts';
import type { MomentEntry } from './Moment.ts';

const ORIGIN = 'http://moment.invalid';
const MEDIA = 'media:';

const forms = new Set(
  Object.values(endpoints)
    .flatMap((group) => Object.values<Endpoint>(group))
    .filter(({ input }) => input === 'multipart')
    .map(({ method, path }) => `${method} ${path}`),
);

/** The body with the uploaded files in place of their references. */
function withPictures(body: unknown, pictures: Readonly<Record<string, string>>): unknown {
  const replaced = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(replaced);
    if (typeof value !== 'string' || !value.startsWith(MEDIA)) return value;
    const url = pictures[value.slice(MEDIA.length)];
    if (url === undefined) throw new RangeError(`The picture ${value} is missing`);
    return fromDataUrl(url);
  };
  if (typeof body !== 'object' || body === null) return body;
  return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, replaced(value)]));
}

/** Handlers over an isolated world, where each entry runs as its user, at its time and under its id. */
function createWorld(dataset: Dataset, base: readonly RowChange[], pointsPerAward: PointsPerAward) {
  const db = createDatabase();
  db.load(dataset);
  for (const change of base) db.apply(change);
  const log = new ActionLog();
  const session = createMemorySession();
  let now = 0;
  let id: string | undefined;
  const handlers = createHandlers({
    db,
    session,
    now: () => now,
    newId,
    pointsPerAward: () => pointsPerAward,
    savePicture: (_, idOf) => Promise.resolve(MEDIA + idOf('picture')),
    publish: () => undefined,
    faults: createFaults(),
    resolvePictureUrls: (json) => Promise.resolve(json),
    beginAction: createActions(log, () => id ?? log.takeId('1')),
  });
  const begin = (entry: MomentEntry): void => {
    now = parseTime(entry.at);
    id = entry.id;
    session.signIn(entry.as);
  };
  return { db, log, handlers, begin };
}

/** Replays the log and returns the resulting rows and actions. Throws RangeError if a call is refused. */
export async function runLog(
  { dataset, base }: { dataset: Dataset; base: readonly RowChange[] },
  entries: readonly MomentEntry[],
  pictures: Readonly<Record<string, string>>,
  pointsPerAward: PointsPerAward,
): Promise<{ rows: Dataset; actions: readonly Action[] }> {
  const { db, log, handlers, begin } = createWorld(dataset, base, pointsPerAward);
  for (const entry of entries) {
    begin(entry);
    const input = forms.has(`${entry.method} ${entry.path}`) ? 'multipart' : undefined;
    const request = toRequest({ ...entry, body: withPictures(entry.body, pictures), input }, ORIGIN);
    const response = await getResponse(handlers, request);
    if (!response?.ok)
      throw new RangeError(`${entry.method} ${entry.path} is not possible here (${response?.status ?? 404})`);
  }
  return { rows: db.dump(), actions: log.actions };
}
