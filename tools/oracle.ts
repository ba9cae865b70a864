import { parseArgs } from 'node:util';
import { runSequences } from './oracle/runSequences.ts';
import { secondsSince } from './testLayers.ts';

/**
 * `npm run oracle -- --sequences 10000 --seed 1`: compares the mock backend with the model of the specification. Each
 * process has its own seed, counted from the given one. Exit code 1 if there is a difference.
 */
const { values } = parseArgs({
  options: {
    sequences: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '1' },
    unshortened: { type: 'boolean', default: false },
  },
});
// Days are those of a time zone (AMB-49); the unit test runs in that of the machine.
process.env['TZ'] ??= 'Asia/Kolkata';
const start = performance.now();
const { sequences, steps, failure } = await runSequences({
  sequences: Number(values.sequences),
  seed: Number(values.seed),
  unshortened: values.unshortened,
});
if (failure !== null) console.error(failure);
const { user, system } = process.cpuUsage();
const seconds = `${secondsSince(start).toFixed(0)} s, ${((user + system) / 1e6).toFixed(0)} CPU seconds`;
console.log(`${sequences} sequences, ${steps} steps, ${failure === null ? 0 : 1} differences (${seconds})`);
process.exitCode = failure === null ? 0 : 1;
