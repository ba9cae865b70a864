import { parseArgs } from 'node:util';
import { FAULTS } from './faultCells/Case.ts';
import { FaultedPage } from './faultCells/FaultedPage.ts';
import { reads } from './faultCells/reads.ts';
import { tryCell } from './faultCells/tryCell.ts';
import { writes } from './faultCells/writes.ts';
import { bundlePage } from './simulation/bundlePage.ts';

/**
 * `npm run fault-cells`: each call of the API fails in each way at a screen that makes it. Prints what the screen does
 * wrong; exit code 1 where there is anything.
 */
const { values } = parseArgs({
  options: {
    /** Tries only the calls whose name has this in it. */
    only: { type: 'string', default: '' },
    /** React's own checks, which explain its errors. */
    checked: { type: 'boolean', default: false },
  },
});
process.env['TZ'] ??= 'Asia/Kolkata';

const page = new FaultedPage(await bundlePage({ isChecked: values.checked }));
let cells = 0;
let wrong = 0;
for (const cell of [...reads, ...writes].filter(({ call }) => call.includes(values.only)))
  for (const fault of FAULTS) {
    cells += 1;
    const found = await tryCell(page, cell, fault).catch((error: unknown) => [String(error)]);
    if (found.length === 0) continue;
    wrong += 1;
    console.error(`${cell.call} ${fault}: ${found.join('; ')}`);
  }
const { user, system } = process.cpuUsage();
console.log(`${cells} cells, ${wrong} wrong (${((user + system) / 1e6).toFixed(0)} CPU seconds)`);
process.exit(wrong > 0 ? 1 : 0);
