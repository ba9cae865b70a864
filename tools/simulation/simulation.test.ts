import { beforeAll, expect, test } from 'vitest';
import { Simulation, stepsOf } from './Simulation.ts';
import { bundlePage } from './bundlePage.ts';

/** `npm run simulate` plays more. */
const STEPS = 12;
let simulation: Simulation;
beforeAll(async () => {
  simulation = new Simulation(await bundlePage());
}, 120_000);

test('[WORLD-05] the same seed gives the same simulation, event for event', async () => {
  const once = await simulation.play(7, stepsOf(7, STEPS));
  const again = await simulation.play(7, stepsOf(7, STEPS));
  expect(once.problem).toBeNull();
  expect(again).toEqual(once);
}, 120_000);
