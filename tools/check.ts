import { checks, report, runTogether } from './testLayers.ts';

/** `npm run check`: everything that needs no browser, in parallel. */
const start = performance.now();
report(await runTogether(checks), start);
