import * as z from 'zod/mini';
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

/** Changed rules last until the tab is closed; those of an opened moment replace them. */
export function keepPointRules({ pointRules }: Pick<Backend, 'pointRules'>): void {
  const stored = setting.read();
  if (stored && pointRules.get() === specifiedRules) {
    const worths: PointRules['worths'] = { ...specifiedRules.worths };
    const known = awardKinds.map((kind) => [kind, stored.worths[kind] ?? worths[kind]]);
    pointRules.change({ ...stored, worths: { ...worths, ...Object.fromEntries(known) } });
  }
  pointRules.subscribe(() => {
    const rules = pointRules.get();
    setting.write(rules === specifiedRules ? null : { ...rules, worths: { ...rules.worths } });
  });
}
