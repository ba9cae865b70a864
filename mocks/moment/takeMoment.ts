import type { Backend } from '../createBackend.ts';
import type { RowChange } from '../db/rows.ts';
import { VISITOR } from '../http/session.ts';
import { difference, rowKey } from '../persistence/storedRows.ts';
import { hashRows } from '../world/hashRows.ts';
import { MOMENT_VERSION, type Moment, type MomentEntry, type Study } from './Moment.ts';
import { encodeMoment, toMomentLink } from './momentLink.ts';
import { POINTS, POINTS_PER_LEVEL } from '../../src/shared/limits.ts';
import { type PointRules, recountedAwards } from '../rules/pointRules.ts';
import { packLog } from './packLog.ts';
import { knownIds } from './prepareMoment.ts';
import { runLog } from './runLog.ts';

/** Some programs truncate longer URLs. */
const MAX_LINK_LENGTH = 8000;

type Entry = MomentEntry & { id: string };

const toRecord = (base: readonly RowChange[]): Record<string, unknown> =>
  Object.fromEntries(base.map((change) => [rowKey(change), change.row]));

const isSame = (a: RowChange) => (b: RowChange) =>
  a.table === b.table && a.id === b.id && JSON.stringify(a.row) === JSON.stringify(b.row);
/** The changes that are not in `known`, which the moment's point rules recreate. */
const without = (changes: readonly RowChange[], known: readonly RowChange[]): readonly RowChange[] => {
  const byId = new Map(known.map((change) => [rowKey(change), change]));
  return changes.filter((change) => {
    const same = byId.get(rowKey(change));
    return !same || !isSame(same)(change);
  });
};

/** The log as writes that reproduce the current rows; if they do not, the rows themselves become the initial state. */
async function readWorld({ persistence, log, db, media, pointRules }: Backend) {
  const { scenario, seed, ids, epoch } = persistence.info();
  const { dataset } = persistence.prepare({ scenario, seed, ids, epoch });
  const rules = pointRules.get();
  const recounted = recountedAwards(dataset.award, rules);
  const base = without(persistence.base(), recounted);
  const pictures = await media.dump();
  const entries = log.actions.map(({ at, as, method, path, body, id }): Entry => {
    const entry = { at, as, method, path, id };
    return body === undefined ? entry : { ...entry, body };
  });
  const rows = db.dump();
  const hash = hashRows(rows);
  const beginning = { dataset, base: [...recounted, ...base] };
  const leadsHere = await runLog(beginning, entries, pictures, rules.pointsPerAward)
    .then((replayed) => hashRows(replayed.rows) === hash)
    .catch(() => false);
  const world = { scenario, seed, begins: epoch, ids };
  if (leadsHere) return { world, dataset, base, entries, hash, pictures, rules };
  const withoutViews = { ...rows, sponsorEvent: dataset.sponsorEvent };
  // The rows already contain the recounted points.
  const asTheyAre = { ...rules, replayed: false };
  return {
    world,
    dataset,
    base: difference(dataset, withoutViews),
    entries: [],
    hash,
    pictures,
    rules: asTheyAre,
  };
}

/** The point rules that differ from the specification. */
function toPoints({ pointsPerAward, pointsPerLevel, replayed }: PointRules): Pick<Moment, 'points'> {
  const changed = Object.entries(pointsPerAward).filter(
    ([kind, points]) => points !== Reflect.get(POINTS, kind),
  );
  const points = {
    ...(changed.length > 0 ? { worths: Object.fromEntries(changed) } : {}),
    ...(pointsPerLevel === POINTS_PER_LEVEL ? {} : { perLevel: pointsPerLevel }),
    ...(replayed && changed.length > 0 ? { replayed } : {}),
  };
  return Object.keys(points).length > 0 ? { points } : {};
}

async function takeMoment(backend: Backend, isPacked: boolean): Promise<Moment> {
  const { session, clock, faults, page } = backend;
  const { world, dataset, base, entries, hash, pictures, rules } = await readWorld(backend);
  const latency = faults.latency();
  const packed = isPacked ? packLog(entries, knownIds(dataset, base), world.begins) : entries;
  const isUsed = (id: string): boolean => JSON.stringify([base, entries]).includes(`media:${id}"`);
  const used = Object.entries(pictures).filter(([id]) => isUsed(id));
  const outcomes = [...faults.list()].map(([endpoint, outcome]) => `${endpoint}~${outcome}`);
  const pageState = await page?.read();
  return {
    version: MOMENT_VERSION,
    world,
    ...(base.length > 0 ? { base: toRecord(base) } : {}),
    ...(entries.length > 0 ? { log: packed } : {}),
    hash,
    ...(used.length > 0 ? { pictures: Object.fromEntries(used) } : {}),
    person: session.userId() ?? VISITOR,
    clock: { now: clock.now(), ...(clock.isFrozen() ? { frozen: true } : {}) },
    ...(outcomes.length > 0 ? { faults: outcomes } : {}),
    ...(latency > 0 ? { latency } : {}),
    ...(pageState ? { page: pageState } : {}),
    ...toPoints(rules),
  };
}

/** A link that opens the current moment, with optional tasks. Throws RangeError if the moment only fits in a file. */
export async function momentLink(backend: Backend, study?: Study): Promise<string> {
  const moment = { ...(await takeMoment(backend, true)), ...(study ? { study } : {}) };
  if (moment.pictures)
    throw new RangeError('Uploaded pictures do not fit into a link: export the moment as a file');
  const link = toMomentLink(backend.pageUrl(), await encodeMoment(moment));
  if (link.length > MAX_LINK_LENGTH)
    throw new RangeError('This moment is too long for a link: export it as a file');
  return link;
}

/** The current moment as the content of a JSON file. */
export const momentFile = (backend: Backend): Promise<Moment> => takeMoment(backend, false);
