import * as z from 'zod/mini';
import { parseOutcome } from '../http/faults.ts';
import type { FaultRule } from '../http/faultRules.ts';
import { unknownNameError } from './unknownNameError.ts';

const count = z.int().check(z.minimum(0));
const Shape = z.strictObject({
  outcome: z.optional(z.union([z.string(), z.number()])),
  times: z.optional(count),
  after: z.optional(count),
  match: z.optional(z.record(z.string(), z.string())),
  delay: z.optional(z.number().check(z.minimum(0))),
  status: z.optional(z.int().check(z.minimum(200), z.maximum(599))),
  body: z.optional(z.unknown()),
});

export type FaultOptions = z.input<typeof Shape>;

/** Parses the options of a fault. Throws RangeError or TypeError, suggesting the nearest valid word. */
export function parseFaultRule(endpoint: string, options: unknown): FaultRule {
  const parsed = z.safeParse(Shape, options);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    if (issue?.code === 'unrecognized_keys')
      throw unknownNameError('No such option', issue.keys[0] ?? '', Object.keys(Shape.shape));
    throw new TypeError(`Argument ${['1', ...(issue?.path ?? [])].join('.')} is missing or not valid`);
  }
  const { outcome, match = {}, ...rest } = parsed.data;
  const params = [...endpoint.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const wrong = Object.keys(match).find((name) => !params.includes(name));
  if (wrong !== undefined) throw unknownNameError('No such parameter', wrong, params);
  return { ...rest, match, outcome: outcome === undefined ? undefined : parseOutcome(outcome) };
}
