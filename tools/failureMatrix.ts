import { parseArgs } from 'node:util';
import { FAULTS } from './failureMatrix/FailureCase.ts';
import { FaultedPage } from './failureMatrix/FaultedPage.ts';
import { reads } from './failureMatrix/reads.ts';
import { runCase } from './failureMatrix/runCase.ts';
import { writes } from './failureMatrix/writes.ts';
import { bundlePage } from './simulation/bundlePage.ts';

/**
 * `npm run fault-cells`: makes each API call fail in each way on a screen that uses it. Prints what the screen does
 * wrong; exit code 1 if there is anything.
 */
const { values } = parseArgs({
  options: {
    /** Tries only calls whose name contains this. */
    only: { type: 'string', default: '' },
    /** Uses React's development build, which explains its errors. */
    checked: { type: 'boolean', default: false },
  },
});
process.env['TZ'] ??= 'Asia/Kolkata';

const page = new FaultedPage(await bundlePage({ isChecked: values.checked }));
let combinations = 0;
let wrong = 0;
for (const failureCase of [...reads, ...writes].filter(({ call }) => call.includes(values.only)))
  for (const fault of FAULTS) {
    combinations += 1;
    const found = await runCase(page, failureCase, fault).catch((error: unknown) => [String(error)]);
    if (found.length === 0) continue;
    wrong += 1;
    console.error(`${failureCase.call} ${fault}: ${found.join('; ')}`);
  }
const { user, system } = process.cpuUsage();
console.log(
  `${combinations} combinations, ${wrong} wrong (${((user + system) / 1e6).toFixed(0)} CPU seconds)`,
);
process.exit(wrong > 0 ? 1 : 0);
