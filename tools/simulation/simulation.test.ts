import { beforeAll, describe, expect, test } from 'vitest';
import { allEndpoints } from '../contract/findEndpoint.ts';
import { FAULTS } from '../failureMatrix/FailureCase.ts';
import { FaultedPage } from '../failureMatrix/FaultedPage.ts';
import { reads } from '../failureMatrix/reads.ts';
import { runCase } from '../failureMatrix/runCase.ts';
import { writes } from '../failureMatrix/writes.ts';
import { Simulation, stepsOf } from './Simulation.ts';
import { bundlePage } from './bundlePage.ts';

/** `npm run simulate` runs more. */
const STEPS = 12;
let script: string;
beforeAll(async () => {
  script = await bundlePage();
}, 120_000);

test('[WORLD-05] the same seed gives the same simulation, event for event', async () => {
  const simulation = new Simulation(script);
  const once = await simulation.play(7, stepsOf(7, STEPS));
  const again = await simulation.play(7, stepsOf(7, STEPS));
  expect(once.problem).toBeNull();
  expect(again).toEqual(once);
}, 120_000);

describe('the faults of calls, of which npm run fault-cells tries all', () => {
  const cases = [...reads, ...writes];

  test('[WORLD-06] tools/failureMatrix has a case for each call, and 13 failures', () => {
    const names = allEndpoints.map(({ method, path }) => `${method} ${path}`);
    expect(cases.map(({ call }) => call).toSorted()).toEqual(names.toSorted());
    expect(FAULTS).toHaveLength(13);
  });

  test('[WORLD-06, FEED-26, AMB-78, ERR-05] a screen says why, keeps what was typed, and works again', async () => {
    const page = new FaultedPage(script);
    for (const [call, fault] of [
      ['GET /api/local-questions', 'offline'],
      ['POST /api/posts/:id/comments', 'malformed'],
      ['POST /api/travel-todos', 500],
    ] as const) {
      const found = cases.find((each) => each.call === call);
      expect(found && (await runCase(page, found, fault))).toEqual([]);
    }
  }, 60_000);
});
