import { fingerprint, packed } from 'virtual:initial-seed';
import type { Dataset } from '../db/rows.ts';
import type { DatasetOptions } from '../persistence/datasetInfo.ts';
import { loadOnce } from '../world/loadOnce.ts';
import { datasetAt } from './datasetAt.ts';
import { unpack } from './pack.ts';
import { joinSeed } from './splitSeed.ts';

let rows = unpack(packed);
/** Before the rest is loaded, only the full town can be asked for. */
let datasetOf = (seed: Dataset, { epoch }: DatasetOptions): Dataset => datasetAt(seed, epoch);

/** The seed in the browser: its initial part, until the deferred one is loaded. */
export const browserSeed = {
  fingerprint,
  rows: (): Dataset => rows,
  /** The initial rows of a scenario. */
  dataset: (options: DatasetOptions): Dataset => datasetOf(rows, options),
  /** Loads the rest, and the code of the scenarios. */
  load: loadOnce(async () => {
    const [deferred, scenarioRows] = await Promise.all([
      import('virtual:deferred-seed'),
      import('../scenarios/scenarioRows.ts'),
    ]);
    datasetOf = scenarioRows.datasetOf;
    rows = unpack(joinSeed(packed, deferred.packed));
  }),
};
