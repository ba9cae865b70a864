import { endpoints } from '../../src/contract/endpoints.ts';
import type { CheckContext } from './CheckContext.ts';
import type { Check } from './checks/Check.ts';
import { catalogueChecks } from './checks/catalogue.ts';
import { feedChecks } from './checks/feed.ts';
import { liveChecks } from './checks/live.ts';
import { userChecks, todoChecks } from './checks/users.ts';
import { pointChecks } from './checks/points.ts';
import { pollChecks } from './checks/polls.ts';
import { postChecks } from './checks/posts.ts';
import { questionChecks } from './checks/questions.ts';
import { recordChecks, refusalChecks } from './checks/refusals.ts';
import { allPairs, endpointChecks } from './checks/endpoints.ts';
import { Mismatch, Skip, Unreachable } from './exchange.ts';

/** Every check, in execution order. */
export const allChecks: readonly Check[] = [
  ...endpointChecks,
  ...refusalChecks,
  ...userChecks,
  ...feedChecks,
  ...postChecks,
  ...pollChecks,
  ...questionChecks,
  ...todoChecks,
  ...pointChecks,
  ...catalogueChecks,
  ...liveChecks,
  ...recordChecks,
];

export interface CheckResult {
  area: string;
  title: string;
  outcome: 'holds' | 'differs' | 'skipped';
  /** Why it failed or was skipped. */
  message: string;
  ms: number;
}

export interface RunResult {
  results: CheckResult[];
  /** Pairs of call and status that were answered correctly, and those that were not. */
  covered: string[];
  uncovered: string[];
  requests: number;
  ms: number;
}

/** Runs one check. Throws Unreachable if the server is gone. */
export async function runCheck({ area, title, run }: Check, context: CheckContext): Promise<CheckResult> {
  const start = performance.now();
  const result = (outcome: CheckResult['outcome'], message = ''): CheckResult => ({
    area,
    title,
    outcome,
    message,
    ms: performance.now() - start,
  });
  try {
    await run(context);
    return result('holds');
  } catch (error) {
    if (error instanceof Skip) return result('skipped', error.message);
    if (error instanceof Mismatch || error instanceof Unreachable) return result('differs', error.message);
    // The reply lacks something the check reads next.
    return result(
      'differs',
      `A reply cannot be read: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

/** Runs all checks, then restores Asha's name and bio. */
export async function runAll(
  context: CheckContext,
  onResult: (result: CheckResult) => void,
): Promise<RunResult> {
  const start = performance.now();
  const profile = await context.asha.call(endpoints.session.current, {});
  const results: CheckResult[] = [];
  for (const check of allChecks) {
    const result = await runCheck(check, context);
    results.push(result);
    onResult(result);
  }
  const { firstName, lastName, bio } = profile;
  await context.asha.try(endpoints.session.update, { body: { firstName, lastName, bio } });
  const { record } = context.options;
  return {
    results,
    covered: allPairs.filter((pair) => record.covered.has(pair)),
    uncovered: allPairs.filter((pair) => !record.covered.has(pair)),
    requests: record.exchanges.length,
    ms: performance.now() - start,
  };
}
