import { parseArgs } from 'node:util';
import { runSequences } from './oracle/runSequences.ts';
import { splitEvenly, runParts } from './runParts.ts';

/**
 * `npm run oracle -- --sequences 10000 --seed 1`: compares the mock backend with the model of the specification. Each
 * process has its own seed, counted from the given one. Exit code 1 if there is a difference.
 */
const { values } = parseArgs({
  options: {
    sequences: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '1' },
    processes: { type: 'string', default: '2' },
    unshortened: { type: 'boolean', default: false },
    part: { type: 'boolean' },
  },
});
const sequences = Number(values.sequences);
const seed = Number(values.seed);
const { unshortened } = values;
// Days depend on the time zone (AMB-49); the unit test uses the machine's.
process.env['TZ'] ??= 'Asia/Kolkata';

await runParts({
  script: import.meta.filename,
  names: ['sequences', 'differences'],
  parts: splitEvenly(sequences, Number(values.processes)).map(({ count }, part) => [
    `--sequences=${count}`,
    `--seed=${seed + part}`,
    ...(unshortened ? ['--unshortened'] : []),
  ]),
  run: () => runSequences({ sequences, seed, unshortened }),
});
