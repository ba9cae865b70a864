import { parseArgs } from 'node:util';
import { type RunResult, splitEvenly, runParts } from './runParts.ts';
import { type Result, Simulation, stepsOf } from './simulation/Simulation.ts';
import { bundlePage } from './simulation/bundlePage.ts';
import { shrink } from './simulation/shrink.ts';

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
    processes: { type: 'string', default: '2' },
    /** Reports the first failure without shrinking it. */
    unshortened: { type: 'boolean', default: false },
    /** Uses React's development build, which takes three times as long. */
    checked: { type: 'boolean', default: false },
    part: { type: 'boolean' },
  },
});
const first = Number(values.seed);
const flags = (['unshortened', 'checked'] as const).filter((name) => values[name]);
process.env['TZ'] ??= 'Asia/Kolkata';
const MAX_TRIES = 150;

/** A failure as steps that can be followed by hand. */
const describeFailure = (seed: number, { words, problem, link }: Result): string =>
  [
    `Seed ${seed}: ${problem ?? 'no problem'}`,
    ...words.map((word, index) => `${index + 1}. ${word}`),
    ...(link === null ? [] : [`What the server had then: ${link}`]),
  ].join('\n');

async function run(): Promise<RunResult> {
  const simulation = new Simulation(await bundlePage({ isChecked: values.checked }));
  const done: RunResult = { count: 0, steps: 0, failure: null };
  while (done.failure === null && done.count < Number(values.seeds)) {
    const seed = first + done.count;
    const result = await simulation.play(seed, stepsOf(seed, Number(values.steps)));
    done.count += 1;
    done.steps += result.words.length;
    if (result.problem === null) continue;
    const shortest = values.unshortened ? result : await shrink(simulation, seed, result, MAX_TRIES);
    done.failure = describeFailure(seed, shortest);
  }
  return done;
}

await runParts({
  script: import.meta.filename,
  names: ['seeds', 'failures'],
  parts: splitEvenly(Number(values.seeds), Number(values.processes)).map(({ from, count }) => [
    `--seed=${first + from}`,
    `--seeds=${count}`,
    `--steps=${values.steps}`,
    ...flags.map((name) => `--${name}`),
  ]),
  run,
});
