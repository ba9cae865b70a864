import { fingerprint, packed } from 'virtual:first-seed';
import type { Dataset } from '../db/rows.ts';
import { unpack } from './pack.ts';
import { joinSeed } from './splitSeed.ts';

let rows = unpack(packed);
let loading: Promise<void> | undefined;

async function load(): Promise<void> {
  const late = await import('virtual:late-seed');
  rows = unpack(joinSeed(packed, late.packed));
}

/** The seed in the browser: its first part, until the whole is loaded. */
export const browserSeed = {
  fingerprint,
  rows: (): Dataset => rows,
  /** Loads the rest once; after a failure, the next call tries again. */
  load(): Promise<void> {
    const current = (loading ??= load());
    current.catch(() => (loading = undefined));
    return current;
  },
};
