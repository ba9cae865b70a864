import { parseArgs } from 'node:util';
import { Simulation, stepsOf } from './simulation/Simulation.ts';
import { bundlePage } from './simulation/bundlePage.ts';
import { shrink } from './simulation/shrink.ts';
import { tell } from './simulation/tell.ts';

/**
 * `npm run simulate -- --seeds 1000 --steps 60`: runs two travellers' apps and one mock backend in one process, in an
 * order determined by the seed. The seeds are divided among the processes; each stops at its first failure and shrinks
 * it. Exit code 1 if there is one.
 */
const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '100' },
    steps: { type: 'string', default: '40' },
    /** The first seed. */
    seed: { type: 'string', default: '1' },
    /** Shows the first failure as it is. */
    unshortened: { type: 'boolean', default: false },
    /** Uses React's development build, which takes three times as long. */
    checked: { type: 'boolean', default: false },
  },
});
process.env['TZ'] ??= 'Asia/Kolkata';
const MOST_TRIES = 150;

const simulation = new Simulation(await bundlePage({ isChecked: values.checked }));
const first = Number(values.seed);
const last = first + Number(values.seeds) - 1;
let steps = 0;
let failed = false;
for (let seed = first; seed <= last && !failed; seed += 1) {
  const result = await simulation.play(seed, stepsOf(seed, Number(values.steps)));
  steps += result.words.length;
  if (result.problem === null) continue;
  failed = true;
  const shortest = values.unshortened ? result : await shrink(simulation, seed, result, MOST_TRIES);
  console.error(tell(seed, shortest));
}
const { user, system } = process.cpuUsage();
console.log(`${steps} steps, ${failed ? 1 : 0} failures (${((user + system) / 1e6).toFixed(0)} CPU seconds)`);
process.exit(failed ? 1 : 0);
