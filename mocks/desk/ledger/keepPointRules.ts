import * as z from 'zod/mini';
import { levelWidth } from '../../../src/shared/rules/levels.ts';
import type { Backend } from '../../createBackend.ts';
import { type PointRules, specifiedRules } from '../../rules/pointRules.ts';
import { createSetting } from '../deskSettings.ts';
import { awardKinds } from './recount.ts';

const Rules = z.object({
  worths: z.record(z.string(), z.number()),
  pointsPerLevel: z.number(),
  replayed: z.boolean(),
});
const setting = createSetting('points', z.nullable(Rules), null, 'tab');

function storedRules(): PointRules {
  const stored = setting.read();
  if (!stored) return specifiedRules;
  const worths: PointRules['worths'] = { ...specifiedRules.worths };
  const known = awardKinds.map((kind) => [kind, stored.worths[kind] ?? worths[kind]]);
  return { ...stored, worths: { ...worths, ...Object.fromEntries(known) } };
}

type Deps = Pick<Backend, 'pointRules' | 'notifyApp'>;

/** The phone counts levels by the rules. */
function applyWidth({ pointRules, notifyApp }: Deps): void {
  const { pointsPerLevel } = pointRules.get();
  if (levelWidth.points === pointsPerLevel) return;
  levelWidth.points = pointsPerLevel;
  notifyApp('view');
}

/** Persists changed rules until the tab is closed; those of an opened moment replace them. */
export function keepPointRules(backend: Deps): void {
  const { pointRules } = backend;
  if (pointRules.get() === specifiedRules) pointRules.change(storedRules());
  applyWidth(backend);
  pointRules.subscribe(() => {
    const rules = pointRules.get();
    setting.write(rules === specifiedRules ? null : { ...rules, worths: { ...rules.worths } });
    applyWidth(backend);
  });
}

/** Makes the second phone use the first one's rules, synced through the tab's storage. */
export function followPointRules(backend: Deps): void {
  const follow = (): void => {
    backend.pointRules.change(storedRules());
    applyWidth(backend);
  };
  follow();
  globalThis.addEventListener('storage', follow);
}
