import * as z from 'zod/mini';
import { parseTime } from '../../src/shared/clock.ts';
import { checkUser, checkScenario } from '../control/actions.ts';
import { checkLatency, parseFaultText } from '../control/links.ts';
import { unknownNameError } from '../control/unknownNameError.ts';
import type { Backend } from '../createBackend.ts';
import type { RowChange } from '../db/rows.ts';
import { fromDataUrl } from '../media/dataUrl.ts';
import { parseStoredRow } from '../persistence/storedRows.ts';
import { hashRows } from '../world/hashRows.ts';
import { Moment, type MomentEntry, PagePart } from './Moment.ts';
import { decodeMoment, otherVersion } from './momentLink.ts';
import { idsOf, unpackLog } from './packLog.ts';
import { type PointRules, recountedAwards } from '../rules/pointRules.ts';
import { POINTS, POINTS_PER_LEVEL } from '../../src/shared/limits.ts';
import { runLog } from './runLog.ts';

const versionOf = (value: unknown): unknown => Reflect.get(Object(value), 'version');

/** The valid names at a path inside a moment. */
function namesAt([part]: readonly PropertyKey[]): string[] {
  if (part === 'page') return Object.keys(PagePart.shape);
  if (part === 'world') return ['scenario', 'seed', 'begins', 'ids'];
  if (part === 'log') return ['at', 'as', 'method', 'path', 'body', 'id'];
  return Object.keys(Moment.shape);
}

/** Parses a moment. Throws a RangeError that suggests the nearest valid word. */
function parseMoment(value: unknown): Moment {
  const version = versionOf(value);
  const parsed = z.safeParse(Moment, value);
  if (parsed.success) return parsed.data;
  if (version === undefined) throw new RangeError('Not a moment');
  if (typeof version === 'number' && parsed.error.issues.some(({ path }) => path[0] === 'version'))
    throw otherVersion(version);
  const [issue] = parsed.error.issues;
  if (issue?.code === 'unrecognized_keys')
    throw unknownNameError('No such part of a moment', issue.keys[0] ?? '', namesAt(issue.path));
  const path = issue?.path.join('.');
  if (issue?.code === 'invalid_value' && path) {
    const given: unknown = issue.path.reduce((part: unknown, key) => Reflect.get(Object(part), key), value);
    throw unknownNameError(`Not a ${path}`, String(given), issue.values.map(String));
  }
  throw new RangeError(path ? `Not a moment: ${path} is missing or not valid` : 'Not a moment');
}

/** Ids that the packed log can refer to by index. */
export const knownIds = (dataset: Parameters<typeof idsOf>[0], base: readonly RowChange[]): string[] => [
  ...idsOf(dataset),
  ...base.map(({ id }) => id),
];

const rulesOf = ({ points = {} }: Moment): PointRules => ({
  pointsPerAward: { ...POINTS, ...points.worths },
  pointsPerLevel: points.perLevel ?? POINTS_PER_LEVEL,
  replayed: points.replayed ?? false,
});

/** The initial rows of a moment's world and its log entries. */
function readWorld({ persistence }: Backend, moment: Moment) {
  const { world = {}, base: rows = {}, log = [] } = moment;
  const { scenario, seed, ids = 'counted', begins } = world;
  const epoch = begins === undefined ? undefined : parseTime(begins);
  const prepared = persistence.prepare({ scenario, seed, ids, epoch, pinned: true });
  const base = Object.entries(rows).map(([key, row]) => parseStoredRow(key, row));
  const rules = rulesOf(moment);
  const beginning = { ...prepared, base: [...recountedAwards(prepared.dataset.award, rules), ...base] };
  const entries: MomentEntry[] = Array.isArray(log)
    ? log
    : unpackLog(log, knownIds(prepared.dataset, base), prepared.info.epoch);
  return { beginning, entries, rules };
}

/**
 * Validates a moment completely by building its world separately; nothing has changed yet. Throws RangeError or
 * TypeError.
 */
export async function prepareMoment(backend: Backend, given: unknown) {
  const moment = parseMoment(typeof given === 'string' ? await decodeMoment(given) : given);
  const { pictures = {}, person, clock, faults = [], latency = 0, world } = moment;
  if (world?.scenario !== undefined) checkScenario(backend, world.scenario);
  for (const url of Object.values(pictures)) fromDataUrl(url);
  const { beginning, entries, rules } = readWorld(backend, moment);
  const { rows, actions } = await runLog(beginning, entries, pictures, rules.pointsPerAward);
  if (moment.hash !== undefined && moment.hash !== hashRows(rows))
    throw new RangeError('This moment was made with other data than this demo has');
  checkUser(backend, rows.user, moment.page?.secondPhone);
  const now = clock?.now ?? entries.at(-1)?.at ?? world?.begins;
  return {
    beginning,
    actions,
    pictures,
    userId: checkUser(backend, rows.user, person),
    time: { now: now === undefined ? undefined : parseTime(now), frozen: clock?.frozen ?? false },
    faults: faults.map(parseFaultText),
    latency: checkLatency(latency),
    page: moment.page ?? {},
    study: moment.study ?? null,
    rules,
  };
}
