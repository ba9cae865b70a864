import { fingerprint, packed } from 'virtual:initial-seed';
import type { Dataset } from '../db/rows.ts';
import type { DatasetOptions } from '../persistence/datasetInfo.ts';
import { loadOnce } from '../world/loadOnce.ts';
import { type Steps, atOnce, inSlices } from '../world/steps.ts';
import { datasetSteps } from './datasetAt.ts';
import { unpack, unpackSteps } from './pack.ts';
import { joinSeed } from './splitSeed.ts';

let rows: Dataset | undefined;
/** Before the rest is loaded, only the full town can be asked for. */
let scenarioRows = (_scenario: string, full: Dataset): Dataset => full;

const currentRows = (): Dataset => (rows ??= unpack(packed));
const stepsOf = ({ scenario, epoch }: DatasetOptions): Steps<Dataset> =>
  datasetSteps(scenarioRows(scenario, currentRows()), epoch);

/** The seed in the browser: its initial part, until the deferred one is loaded. */
export const browserSeed = {
  fingerprint,
  rows: currentRows,
  /** Unpacks the initial part without blocking the page; otherwise its first reader does so. */
  async unpack(): Promise<void> {
    const unpacked = await inSlices(unpackSteps(packed));
    rows ??= unpacked;
  },
  /** The initial rows of a scenario. */
  dataset: (options: DatasetOptions): Dataset => atOnce(stepsOf(options)),
  /** The same without blocking the page. */
  datasetInSlices: (options: DatasetOptions): Promise<Dataset> => inSlices(stepsOf(options)),
  /** Loads the rest, and the code of the scenarios. */
  load: loadOnce(async () => {
    const [deferred, scenarios] = await Promise.all([
      import('virtual:deferred-seed'),
      import('../scenarios/scenarioRows.ts'),
    ]);
    const complete = await inSlices(unpackSteps(joinSeed(packed, deferred.packed)));
    scenarioRows = scenarios.scenarioRows;
    rows = complete;
  }),
};
