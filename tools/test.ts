import { ensureBrowser } from './browser.ts';
import { type Layer, type Outcome, checks, report, runTogether } from './testLayers.ts';

/** The steps of `npm test`, cheapest first; layers within a step run in parallel. */
const steps: readonly (readonly Layer[])[] = [
  [...checks, { name: 'builds', script: 'test:builds' }],
  // These use every core themselves.
  [{ name: 'oracle', script: 'test:oracle' }],
  [{ name: 'simulation', script: 'test:simulation' }],
  [{ name: 'size', script: 'size' }],
  // These measure time, so nothing may run in parallel.
  [{ name: 'bench', script: 'bench' }],
  [{ name: 'perf', script: 'perf:short' }],
  [{ name: 'stories', script: 'test:stories' }],
  [{ name: 'journeys', script: 'test:e2e' }],
  // Evaluates the reports of the layers before it.
  [{ name: 'requirements', script: 'requirements' }],
];

const start = performance.now();
ensureBrowser();
const outcomes: Outcome[] = [];
for (const layers of steps) {
  outcomes.push(...(await runTogether(layers)));
  if (outcomes.some(({ passed }) => !passed)) break;
}
report(outcomes, start);
