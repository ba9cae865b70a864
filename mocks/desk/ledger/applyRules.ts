import type { Backend } from '../../createBackend.ts';
import type { RowChange } from '../../db/rows.ts';
import { runLog } from '../../moment/runLog.ts';
import { type PointRules, type PointsPerAward, recountedAwards } from '../../rules/pointRules.ts';

const withPoints = (change: RowChange, pointsPerAward: PointsPerAward): RowChange =>
  change.table === 'award' && change.row
    ? { ...change, row: { ...change.row, points: pointsPerAward[change.row.kind] } }
    : change;

/** Applies these rules from now on; if `replayed`, also to everything done before. */
export async function applyRules(backend: Backend, rules: PointRules): Promise<void> {
  const { persistence, log, media, pointRules, notifyApp } = backend;
  const prepared = persistence.prepare(persistence.info());
  const own = persistence.base().map((change) => withPoints(change, rules.pointsPerAward));
  const ids = new Set(own.map(({ id }) => id));
  const seeded = recountedAwards(prepared.dataset.award, { ...rules, replayed: true });
  const base = [...seeded.filter(({ id }) => !ids.has(id)), ...own];
  const world = { ...prepared, base };
  const { actions } = await runLog(world, log.actions, await media.dump(), rules.pointsPerAward);
  await persistence.replace(world, actions);
  pointRules.change(rules);
  notifyApp('view');
}
