import { fingerprint, packed } from 'virtual:first-seed';
import type { Dataset } from '../db/rows.ts';
import { loadOnce } from '../world/loadOnce.ts';
import { unpack } from './pack.ts';
import { joinSeed } from './splitSeed.ts';

let rows = unpack(packed);

/** The seed in the browser: its first part, until the whole is loaded. */
export const browserSeed = {
  fingerprint,
  rows: (): Dataset => rows,
  /** Loads the rest. */
  load: loadOnce(async () => {
    const late = await import('virtual:late-seed');
    rows = unpack(joinSeed(packed, late.packed));
  }),
};
