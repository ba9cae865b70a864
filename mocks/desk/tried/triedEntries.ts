import * as z from 'zod/mini';
import { createStore } from '../../world/createStore.ts';
import { toCsv } from '../csv.ts';
import { createSetting } from '../deskSettings.ts';

const TriedEntry = z.object({ person: z.string(), kind: z.string(), what: z.string(), at: z.string() });
export type TriedEntry = z.infer<typeof TriedEntry>;

export const triedKinds = [
  'Pressed, but leads nowhere yet',
  'Plan a trip',
  'First time',
  'Searched, nothing found',
] as const;
export type TriedKind = (typeof triedKinds)[number];

const setting = createSetting('tried', z.array(TriedEntry), []);
const value = createStore<readonly TriedEntry[]>(setting.read());

/** What users tried in this browser; nothing leaves the browser. */
export const triedEntries = {
  get: value.get,
  subscribe: value.subscribe,
  add(entry: TriedEntry & { kind: TriedKind }): void {
    const next = [...value.get(), entry];
    setting.write(next);
    value.change(next);
  },
  clear(): void {
    setting.write([]);
    value.change([]);
  },
};

interface ChartBar {
  what: string;
  count: number;
  /** Relative to the longest bar, from 0 to 1. */
  share: number;
}

/** How often each thing was tried, most first. */
export function chartBars(list: readonly TriedEntry[], kind: TriedKind): ChartBar[] {
  const counts = new Map<string, number>();
  for (const entry of list)
    if (entry.kind === kind) counts.set(entry.what, (counts.get(entry.what) ?? 0) + 1);
  const most = Math.max(1, ...counts.values());
  return [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .map(([what, count]) => ({ what, count, share: count / most }));
}

interface UserRow {
  person: string;
  /** Number of presses on buttons without an action. */
  pressed: number;
  /** How far the plan got: 'Sent', 'Left at step 2'; empty if none was started. */
  plan: string;
  liked: boolean;
  posted: boolean;
}

function planOf(own: readonly TriedEntry[]): string {
  const plan = own.filter(({ kind }) => kind === 'Plan a trip').map(({ what }) => what);
  if (plan.includes('Sent')) return 'Sent';
  const last = plan.toSorted().at(-1);
  return last === undefined ? '' : last.replace('Reached', 'Left at');
}

/** What each person tried, one row per person. */
export const userRows = (list: readonly TriedEntry[]): UserRow[] =>
  [...new Set(list.map(({ person }) => person))].map((person) => {
    const own = list.filter((entry) => entry.person === person);
    return {
      person,
      pressed: own.filter(({ kind }) => kind === 'Pressed, but leads nowhere yet').length,
      plan: planOf(own),
      liked: own.some(({ what }) => what === 'Liked'),
      posted: own.some(({ what }) => what === 'Posted'),
    };
  });

/** One row per thing tried, for a spreadsheet. */
export const triedCsv = (list: readonly TriedEntry[]): string =>
  toCsv([
    ['person', 'kind', 'what', 'at'],
    ...list.map(({ person, kind, what, at }) => [person, kind, what, at]),
  ]);
