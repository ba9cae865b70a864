import * as z from 'zod/mini';
import { ID_KINDS } from '../world/ActionLog.ts';
import { withDefault } from '../../src/contract/schemas/fields.ts';
import { isPossible } from '../../src/shared/clock.ts';
import { STALE_AFTER } from '../../src/shared/mockStorage.ts';

/** What the stored dataset was created from, and whether a user has changed it. */
export const DatasetInfo = z.object({
  /** Version of the tables and the seed; data of another version is discarded. */
  version: z.string(),
  scenario: z.string(),
  /** Seed of the simulator's random choices. */
  seed: z.number(),
  /** The time the seed's dates are relative to, ms. */
  epoch: z.number().check(z.refine(isPossible)),
  /** The epoch was set explicitly, so the dataset never becomes stale. */
  pinned: z.boolean(),
  /** A user has changed something, so the dataset never becomes stale. */
  touched: z.boolean(),
  /** How ids of new rows are generated. */
  ids: withDefault(z.enum(ID_KINDS), 'random'),
});
export type DatasetInfo = z.infer<typeof DatasetInfo>;

/** Options for creating a dataset. */
export type DatasetOptions = Pick<DatasetInfo, 'scenario' | 'seed' | 'epoch' | 'pinned' | 'ids'>;
/** The same, with defaults for omitted options: the scenario 'full' at the real time. */
export type RequestedDataset = { [Name in keyof DatasetOptions]?: DatasetOptions[Name] | undefined };

/**
 * An untouched dataset is replaced after six hours, so that its polls are open again. Uses the real clock (`realNow`,
 * ms), because a shifted one would replace it on every reload.
 */
export const isStale = (info: DatasetInfo, realNow: number): boolean =>
  !info.touched && !info.pinned && Math.abs(realNow - info.epoch) > STALE_AFTER;
