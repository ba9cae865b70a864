import { checks, report, runTogether } from './testLayers.ts';

/** `npm run check`: everything that needs no browser, side by side. */
const start = performance.now();
report(await runTogether(checks), start);
