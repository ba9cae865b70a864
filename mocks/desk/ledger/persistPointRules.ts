import * as z from 'zod/mini';
import { pointsPerLevel } from '../../../src/shared/rules/levels.ts';
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
  const { worths, ...rest } = stored;
  const pointsPerAward: PointRules['pointsPerAward'] = { ...specifiedRules.pointsPerAward };
  const known = awardKinds.map((kind) => [kind, worths[kind] ?? pointsPerAward[kind]]);
  return { ...rest, pointsPerAward: { ...pointsPerAward, ...Object.fromEntries(known) } };
}

type Deps = Pick<Backend, 'pointRules' | 'notifyApp'>;

/** Makes the phone use the rules' points per level. */
function applyPointsPerLevel({ pointRules, notifyApp }: Deps): void {
  const rules = pointRules.get();
  if (pointsPerLevel.current === rules.pointsPerLevel) return;
  pointsPerLevel.current = rules.pointsPerLevel;
  notifyApp('view');
}

/** Persists changed rules until the tab is closed; those of an opened moment replace them. */
export function persistPointRules(backend: Deps): void {
  const { pointRules } = backend;
  if (pointRules.get() === specifiedRules) pointRules.change(storedRules());
  applyPointsPerLevel(backend);
  pointRules.subscribe(() => {
    const rules = pointRules.get();
    const { pointsPerAward: worths, ...rest } = rules;
    setting.write(rules === specifiedRules ? null : { ...rest, worths: { ...worths } });
    applyPointsPerLevel(backend);
  });
}

/** Makes the second phone use the first one's rules, synced through the tab's storage. */
export function syncPointRules(backend: Deps): void {
  const follow = (): void => {
    backend.pointRules.change(storedRules());
    applyPointsPerLevel(backend);
  };
  follow();
  globalThis.addEventListener('storage', follow);
}
